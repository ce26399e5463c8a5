import { type SpaceDb, sql } from "../../../../server/kit";
import type { FieldServices } from "./fieldServices";
import { nextWave } from "./waves";

/**
 * Nobody is invited and nobody begins while it is halted. Whoever lets it go on has taken the incidence as it is, or has looked at
 * the soft launch.
 */
export async function haltField(db: SpaceDb, studyId: string, isHalted: boolean, services: FieldServices): Promise<boolean> {
  const change = isHalted
    ? { state: "PAUSED", pausedFor: "HAND" }
    : {
        ...{ state: "OPEN", pausedFor: null },
        isIncidenceAccepted: sql<boolean>`is_incidence_accepted or paused_for = 'INCIDENCE'`,
        softLaunch: sql<number | null>`case when paused_for = 'SOFT_LAUNCH' then null else soft_launch end`,
      };
  const changed = await db
    .updateTable("panelField")
    .set(change)
    .where("study", "=", studyId)
    .where("state", "=", isHalted ? "OPEN" : "PAUSED")
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  await services.fieldwork().halt(db, studyId, isHalted);
  if (!isHalted) await nextWave(db, studyId, new Date(), services);
  return true;
}

/** The field is over: nobody is invited, and nobody answers any more. @returns whether it was still open */
export async function closeField(db: SpaceDb, studyId: string, { fieldwork }: FieldServices): Promise<boolean> {
  const closed = await db
    .updateTable("panelField")
    .set({ state: "CLOSED", pausedFor: null, closedAt: sql<string>`now()` })
    .where("study", "=", studyId)
    .where("state", "<>", "CLOSED")
    .returning("id")
    .executeTakeFirst();
  if (!closed) return false;
  await fieldwork().close(db, studyId);
  return true;
}
