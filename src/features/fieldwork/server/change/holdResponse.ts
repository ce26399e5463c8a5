import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";

/**
 * Holds the response open, and keeps its questionnaire's cells as they are until the transaction ends: who sets up a
 * cell counts all that are complete by then, and waits for those that are just being completed.
 * @throws AppError `execution.alreadyAnswered`
 */
export async function holdResponse(db: SpaceDb, responseId: string): Promise<void> {
  const row = await db
    .selectFrom("response")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select("response.id")
    .where("response.id", "=", responseId)
    .where("response.state", "=", "open")
    .forUpdate(["response"])
    .forShare(["questionnaire"])
    .executeTakeFirst();
  if (!row) throw new AppError("execution.alreadyAnswered");
}
