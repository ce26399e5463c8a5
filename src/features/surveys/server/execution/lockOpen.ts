import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
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

const PLACE = [
  "response.currentQuestionId",
  "response.currentSince",
  "response.currentDevice",
  "response.startedAt",
  "response.takenBack",
] as const;

/** @throws AppError `execution.alreadyAnswered` where there is none */
function requirePlace<Row extends { readonly takenBack: Json | null }>(row: Row | undefined) {
  if (!row) throw new AppError("execution.alreadyAnswered");
  return { ...row, takenBack: (row.takenBack ?? {}) as unknown as TakenBack };
}

/**
 * Holds the response open until the transaction ends, so that nothing is written into one that is being completed.
 * @throws AppError `execution.alreadyAnswered`
 */
export async function lockOpen(db: SpaceDb, responseId: string): Promise<OpenPlace> {
  const row = await db
    .selectFrom("response")
    .select(PLACE)
    .where("id", "=", responseId)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  return requirePlace(row);
}

/** Where the respondent is, and the revision of the cells that the response is counted in. */
interface FieldedPlace extends OpenPlace {
  readonly cellsRevision: number;
}

/**
 * Holds the response open, and keeps its questionnaire's cells as they are until the transaction ends: who sets up a
 * cell counts all that are complete by then, and waits for those that are just being completed.
 * @throws AppError `execution.alreadyAnswered`
 */
export async function lockFielded(db: SpaceDb, responseId: string): Promise<FieldedPlace> {
  const row = await db
    .selectFrom("response")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select([...PLACE, "questionnaire.cellsRevision"])
    .where("response.id", "=", responseId)
    .where("response.state", "=", "open")
    .forUpdate(["response"])
    .forShare(["questionnaire"])
    .executeTakeFirst();
  return requirePlace(row);
}
