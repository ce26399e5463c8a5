import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";
import { followEnding, hasFollowUp } from "../ending/followEnding";
import { NO_RESERVATION, reserveQuotas } from "../quotas/reserveQuotas";
import { requireOpenResponse, type StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import type { Change, Decision, LoadedResponse } from "./change";
import { completeTogether, isCompletion } from "./completeTogether";
import { attachUploads, readUploads, type Uploads, uploadQuestions } from "./uploads";
import { WRITE_CHANGE } from "./writeChanges";
import { WRITE_COUNTED_CHANGE } from "./writeCountedChange";

/**
 * Holds the response open, and keeps its questionnaire's cells as they are until the transaction ends: who sets up a
 * cell counts all that are complete by then, and waits for those that are just being completed.
 * @throws AppError `execution.alreadyAnswered`
 */
async function holdResponse(db: SpaceDb, responseId: string): Promise<void> {
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

interface Attempt {
  /** The questions that are answered. */
  readonly questionIds: readonly string[];
  /** Depends on nothing but what it is handed. @returns nothing where nothing changes */
  readonly decide: (held: LoadedResponse) => Decision | undefined;
}

const NO_UPLOADS: Uploads = new Map();

/** Writes in one statement. @returns whether the response is as it was read, and each quota has a place for it */
async function isWritten(db: SpaceDb, response: StoredResponse, { change, reservations }: Decision): Promise<boolean> {
  const item = { response, change };
  const written = reservations
    ? db.one(WRITE_COUNTED_CHANGE, { ...item, wanted: reservations.wanted })
    : db.one(WRITE_CHANGE, item);
  return (await written) !== undefined;
}

/** As `isWritten`, with what follows from an ending: in one transaction where there is anything. */
async function isChanged(
  context: ResponseContext,
  response: StoredResponse,
  decision: Decision,
  services: FieldworkServices,
): Promise<boolean> {
  const { end } = decision.change;
  if (!end || !hasFollowUp(context, response)) return isWritten(context.db, response, decision);
  if (isCompletion(context, response, decision)) return completeTogether({ context, response, decision }, services);
  return context.db.transaction(async () => {
    if (!(await isWritten(context.db, response, decision))) return false;
    await followEnding(context, response, end, services);
    return true;
  });
}

/** The change with its places in quotas taken, or what happens where there are none. */
async function settle(db: SpaceDb, response: StoredResponse, { change, reservations }: Decision): Promise<Change> {
  if (!reservations) return change;
  const refusal = await reserveQuotas(db, response.id, reservations.wanted);
  if (!refusal) return change;
  await reserveQuotas(db, response.id, NO_RESERVATION);
  return reservations.refused(refusal);
}

/** Decides with the response held, which then is as it was read. */
async function changeHeld(context: ResponseContext, id: string, services: FieldworkServices, { questionIds, decide }: Attempt) {
  const { db } = context;
  await holdResponse(db, id);
  const response = await requireOpenResponse(context, services);
  const questionnaire = await services.compiled.fielded(db, response);
  const uploads = await readUploads(db, id, uploadQuestions(questionnaire, questionIds));
  const decision = decide({ response, questionnaire, uploads });
  if (!decision) return undefined;
  const change = await settle(db, response, decision);
  await attachUploads(db, change, uploads);
  if (!(await isChanged(context, response, { change }, services))) throw new Error("a response changed while it was held");
  return change;
}

/**
 * Changes an open response as is decided by what was read of it. Mostly nothing has changed by the time of writing: then
 * one statement does it all. Where it has, or a quota is full, or files are to be attached, it is decided anew in a
 * transaction that holds the response. All or nothing.
 * @returns what was changed; nothing where nothing was to be
 * @throws AppError `execution.alreadyAnswered`, or as `decide`
 */
export async function changeResponse(
  context: ResponseContext,
  response: StoredResponse,
  services: FieldworkServices,
  attempt: Attempt,
): Promise<Change | undefined> {
  const { db } = context;
  const questionnaire = await services.compiled.fielded(db, response);
  if (uploadQuestions(questionnaire, attempt.questionIds).length === 0) {
    const decision = attempt.decide({ response, questionnaire, uploads: NO_UPLOADS });
    if (!decision) return undefined;
    if (await isChanged(context, response, decision, services)) return decision.change;
  }
  return db.transaction(() => changeHeld(context, response.id, services, attempt));
}
