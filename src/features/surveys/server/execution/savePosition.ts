import { AppError } from "../../../../shared/errors";
import type { SurveyServices } from "../services";
import { requireOpenResponse } from "./findResponse";
import { lockOpen } from "./lockOpen";
import { requireChangeable, responseWalk } from "./responseWalk";
import type { Seat } from "./seat";
import { answersById, readAnswers } from "./storedAnswers";

/**
 * Remembers where the respondent is.
 * @throws AppError `execution.notFound`, `execution.notOpen`, `execution.alreadyAnswered`, `execution.unknownQuestion`,
 * `execution.notCurrentQuestion`
 */
export async function savePosition(seat: Seat, questionId: string, { compiled }: SurveyServices): Promise<void> {
  const { db } = seat;
  const response = await requireOpenResponse(seat);
  const questionnaire = await compiled.fielded(db, response);
  if (!questionnaire.byId.has(questionId)) throw new AppError("execution.unknownQuestion");
  await db.transaction(async () => {
    const { currentQuestionId } = await lockOpen(db, response.id);
    if (!questionnaire.logic.isPlain) {
      const way = responseWalk(questionnaire, response, answersById(await readAnswers(db, response.id)));
      requireChangeable(questionnaire, way, { questionId, position: currentQuestionId });
    }
    await db
      .updateTable("response")
      .set({ currentQuestionId: questionId, updatedAt: new Date().toISOString() })
      .where("id", "=", response.id)
      .execute();
  });
}
