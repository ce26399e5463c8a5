import { attachFiles, describeFiles, uploadedFiles } from "../files/attachFiles";
import { uploadRules } from "../files/uploadRules";
import type { SurveyServices } from "../services";
import { type AnswerBody, askedQuestion, checkAnswer } from "./checkAnswer";
import { requireOpenResponse } from "./findResponse";
import { lockOpen } from "./lockOpen";
import type { Seat } from "./seat";
import { writeAnswer } from "./writeAnswer";

/**
 * Checks and stores one answer; sending it again changes nothing. It is committed when this returns.
 * @throws AppError `execution.notFound`, `execution.notOpen`, `execution.alreadyAnswered`, `execution.unknownQuestion`,
 * `execution.invalidAnswer`; nothing has changed then
 */
export async function saveAnswer(
  seat: Seat,
  { questionId, body }: { readonly questionId: string; readonly body: AnswerBody },
  { compiled }: SurveyServices,
): Promise<void> {
  const { db } = seat;
  const { id: response, questionnaireVersion } = await requireOpenResponse(seat);
  const questionnaire = await compiled.version(db, questionnaireVersion);
  const takesFiles = uploadRules(askedQuestion(questionnaire, questionId)) !== undefined;
  const files = takesFiles ? await uploadedFiles(db, response, questionId) : undefined;
  const value = files ? describeFiles(body.value, files) : body.value;
  const answer = checkAnswer(questionnaire, questionId, { ...body, value });
  await db.transaction(async () => {
    await lockOpen(db, response);
    if (files) await attachFiles(db, answer?.value, files);
    await writeAnswer(db, { response, questionnaireVersion, questionId }, answer);
  });
}
