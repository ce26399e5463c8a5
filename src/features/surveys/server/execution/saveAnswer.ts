import type { SurveyServices } from "../services";
import { type AnswerBody, askedQuestion } from "./checkAnswer";
import { requireOpenResponse } from "./findResponse";
import { lockOpen } from "./lockOpen";
import type { Seat } from "./seat";
import { storeAnswers } from "./storeAnswers";
import { answersById, readAnswers } from "./storedAnswers";

/**
 * Checks and stores one answer; sending it again changes nothing. It is committed when this returns.
 * @throws AppError `execution.notFound`, `execution.notOpen`, `execution.alreadyAnswered`, `execution.unknownQuestion`,
 * `execution.notCurrentQuestion`, `execution.invalidAnswer`, `execution.timeRanOut`; nothing has changed then
 */
export async function saveAnswer(
  seat: Seat,
  { questionId, body }: { readonly questionId: string; readonly body: AnswerBody },
  { compiled }: SurveyServices,
): Promise<void> {
  const { db } = seat;
  const response = await requireOpenResponse(seat);
  const questionnaire = await compiled.fielded(db, response);
  askedQuestion(questionnaire, questionId);
  await db.transaction(async () => {
    const place = await lockOpen(db, response.id);
    const answers = questionnaire.logic.isPlain ? new Map() : answersById(await readAnswers(db, response.id));
    await storeAnswers(db, { response: { ...response, ...place }, questionnaire, answers }, [{ questionId, body }]);
  });
}
