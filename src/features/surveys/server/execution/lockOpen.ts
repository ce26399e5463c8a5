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
