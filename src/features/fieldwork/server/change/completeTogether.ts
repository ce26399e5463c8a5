import { Coalesced, isInTransaction } from "../../../../server/kit";
import type { ResponseContext } from "../context/responseContext";
import { isParticipation } from "../ending/followEnding";
import { followResponses } from "../participation/followResponses";
import type { StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import type { Decision } from "./change";
import { WRITE_COUNTED_CHANGE } from "./writeCountedChange";

/** A member's response that is completed. */
export interface Completing {
  readonly context: ResponseContext;
  readonly response: StoredResponse;
  readonly decision: Decision;
}

/** Whether all that follows from the end is that the member has taken part. */
export function isCompletion(context: ResponseContext, response: StoredResponse, { change, reservations }: Decision): boolean {
  const isComplete = change.end?.disposition === "complete" && reservations !== undefined;
  return isComplete && response.supplier === null && isParticipation(context, response);
}

/**
 * Writes completions of one community with all that follows from them: quotas, participations, LABs, alerts. Places in
 * quotas are held until the commit, so that a transaction for each would let one after another wait for all of it.
 */
async function writeCompletions(all: readonly Completing[], services: FieldworkServices): Promise<readonly boolean[]> {
  const [first] = all;
  if (!first) return [];
  const { db } = first.context;
  return db.transaction(async () => {
    const items = all.map(({ response, decision: { change, reservations } }) => {
      if (!reservations) throw new Error("a completion counts, be it in no quota");
      return { response, change, wanted: reservations.wanted };
    });
    const rows = await db.all(WRITE_COUNTED_CHANGE, items);
    const done = rows.flatMap((row) => row?.id ?? []);
    if (done.length > 0) await followResponses(db, done, services);
    return rows.map((row) => row !== undefined);
  });
}

/** By space, as long as somebody waits. */
type Groups = Map<string, Coalesced<Completing, boolean>>;

const groupsOf = new WeakMap<FieldworkServices, Groups>();

/** Completes a response, with whoever else completes at the same time. @returns as `isWritten` */
export async function completeTogether(completing: Completing, services: FieldworkServices): Promise<boolean> {
  const runAll = (all: readonly Completing[]) => writeCompletions(all, services);
  if (isInTransaction()) return (await runAll([completing]))[0] === true;
  const { spaceId } = completing.context.db;
  const groups: Groups = groupsOf.get(services) ?? new Map();
  groupsOf.set(services, groups);
  const group = groups.get(spaceId) ?? new Coalesced({ runAll, keyOf: ({ response }: Completing) => response.id });
  groups.set(spaceId, group);
  try {
    return await group.run(completing);
  } finally {
    if (group.isIdle) groups.delete(spaceId);
  }
}
