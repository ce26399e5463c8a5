import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";

/**
 * Holds the response open until the transaction ends, so that nothing is written into one that is being completed.
 * @returns where the respondent is
 * @throws AppError `execution.alreadyAnswered`
 */
export async function lockOpen(db: SpaceDb, responseId: string): Promise<{ readonly currentQuestionId: string | null }> {
  const row = await db
    .selectFrom("response")
    .select("currentQuestionId")
    .where("id", "=", responseId)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("execution.alreadyAnswered");
  return row;
}

/**
 * Holds the response open, and keeps its questionnaire's cells as they are until the transaction ends: who sets up a
 * cell counts all that are complete by then, and waits for those that are just being completed.
 * @returns where the respondent is, and the cells' revision
 * @throws AppError `execution.alreadyAnswered`
 */
export async function lockFielded(
  db: SpaceDb,
  responseId: string,
): Promise<{ readonly currentQuestionId: string | null; readonly cellsRevision: number }> {
  const row = await db
    .selectFrom("response")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select(["response.currentQuestionId", "questionnaire.cellsRevision"])
    .where("response.id", "=", responseId)
    .where("response.state", "=", "open")
    .forUpdate(["response"])
    .forShare(["questionnaire"])
    .executeTakeFirst();
  if (!row) throw new AppError("execution.alreadyAnswered");
  return row;
}
