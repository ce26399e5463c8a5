import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { TakenBack } from "./answerTime";

/** Where the respondent of an open response is. */
export interface OpenPlace {
  readonly currentQuestionId: string | null;
  /** When the server gave that question out, or was told that the respondent is there; `null` before the first. */
  readonly currentSince: string | null;
  readonly currentDevice: string | null;
  readonly startedAt: string | null;
  readonly takenBack: TakenBack;
}

/**
 * Holds the response open until the transaction ends, so that nothing is written into one that is being completed.
 * @throws AppError `execution.alreadyAnswered`
 */
export async function lockOpen(db: SpaceDb, responseId: string): Promise<OpenPlace> {
  const row = await db
    .selectFrom("response")
    .select(["currentQuestionId", "currentSince", "currentDevice", "startedAt", "takenBack"])
    .where("id", "=", responseId)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("execution.alreadyAnswered");
  return { ...row, takenBack: (row.takenBack ?? {}) as unknown as TakenBack };
}
