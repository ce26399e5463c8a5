import { AppError } from "../../../../shared/errors";
import type { SurveyServices } from "../services";
import { requireOpenResponse } from "./findResponse";
import type { Seat } from "./seat";

/**
 * Remembers where the respondent is.
 * @throws AppError `execution.notFound`, `execution.notOpen`, `execution.alreadyAnswered`, `execution.unknownQuestion`
 */
export async function savePosition(seat: Seat, questionId: string, { compiled }: SurveyServices): Promise<void> {
  const { db } = seat;
  const { id, questionnaireVersion } = await requireOpenResponse(seat);
  const questionnaire = await compiled.version(db, questionnaireVersion);
  if (!questionnaire.byId.has(questionId)) throw new AppError("execution.unknownQuestion");
  await db
    .updateTable("response")
    .set({ currentQuestionId: questionId, updatedAt: new Date().toISOString() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}
