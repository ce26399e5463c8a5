import type { SpaceDb } from "../../../../server/kit";
import type { Seat } from "../context/seat";
import { followEnding, hasFollowUp } from "../ending/followEnding";
import { NOWHERE, settlePlaces } from "../quotas/settlePlaces";
import { type FoundResponse, requireOpenResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import type { Change, Decision, Held } from "./change";
import { holdResponse } from "./holdResponse";
import { attachUploads, readUploads, type Uploads, uploadQuestions } from "./uploads";
import { WRITE_CHANGE } from "./writeChanges";
import { WRITE_COUNTED_CHANGE } from "./writeCountedChange";

interface Attempt {
  /** The questions that are answered. */
  readonly questionIds: readonly string[];
  /** Depends on nothing but what it is handed. @returns nothing where nothing changes */
  readonly decide: (held: Held) => Decision | undefined;
}

const NO_UPLOADS: Uploads = new Map();

/** Writes in one statement. @returns whether the response is as it was read, and each quota has a place for it */
async function isWritten(db: SpaceDb, response: FoundResponse, { change, places }: Decision): Promise<boolean> {
  const item = { response, change };
  const written = places ? db.one(WRITE_COUNTED_CHANGE, { ...item, wanted: places.wanted }) : db.one(WRITE_CHANGE, item);
  return (await written) !== undefined;
}

/** As `isWritten`, with what follows from an ending: in one transaction where there is anything. */
async function isChanged(seat: Seat, response: FoundResponse, decision: Decision, services: FieldworkServices): Promise<boolean> {
  const { end } = decision.change;
  if (!end || !hasFollowUp(seat, response)) return isWritten(seat.db, response, decision);
  return seat.db.transaction(async () => {
    if (!(await isWritten(seat.db, response, decision))) return false;
    await followEnding(seat, response, end, services);
    return true;
  });
}

/** The change with its places in quotas taken, or what happens where there are none. */
async function settle(db: SpaceDb, response: FoundResponse, { change, places }: Decision): Promise<Change> {
  if (!places) return change;
  const refusal = await settlePlaces(db, response.id, places.wanted);
  if (!refusal) return change;
  await settlePlaces(db, response.id, NOWHERE);
  return places.refused(refusal);
}

/** Decides with the response held, which then is as it was read. */
async function changeHeld(seat: Seat, id: string, services: FieldworkServices, { questionIds, decide }: Attempt) {
  const { db } = seat;
  await holdResponse(db, id);
  const response = await requireOpenResponse(seat, services);
  const questionnaire = await services.compiled.fielded(db, response);
  const uploads = await readUploads(db, id, uploadQuestions(questionnaire, questionIds));
  const decision = decide({ response, questionnaire, uploads });
  if (!decision) return undefined;
  const change = await settle(db, response, decision);
  await attachUploads(db, change, uploads);
  if (!(await isChanged(seat, response, { change }, services))) throw new Error("a response changed while it was held");
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
  seat: Seat,
  response: FoundResponse,
  services: FieldworkServices,
  attempt: Attempt,
): Promise<Change | undefined> {
  const { db } = seat;
  const questionnaire = await services.compiled.fielded(db, response);
  if (uploadQuestions(questionnaire, attempt.questionIds).length === 0) {
    const decision = attempt.decide({ response, questionnaire, uploads: NO_UPLOADS });
    if (!decision) return undefined;
    if (await isChanged(seat, response, decision, services)) return decision.change;
  }
  return db.transaction(() => changeHeld(seat, response.id, services, attempt));
}
