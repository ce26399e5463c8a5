import { type EntityHook, type SpaceDb, sql } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";

const CYCLE: FieldIssue = { path: "/prerequisites", rule: "cycle" };

/** Of writes at once in one space one is let through: each sees what those before it have written. */
async function waitForOthers(db: SpaceDb, activityId: string): Promise<void> {
  await db
    .selectFrom("activity")
    .select(sql<unknown>`pg_advisory_xact_lock(hashtextextended(${`activities.prerequisites:${db.spaceId}`}, 0))`.as("lock"))
    .where("id", "=", activityId)
    .execute();
}

async function readPrerequisites(db: SpaceDb, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("activityPrerequisites")
    .select("targetId")
    .where("ownerId", "in", [...ids])
    .execute();
  return rows.map(({ targetId }) => targetId);
}

/** Whether an activity would have to be completed before itself, at whatever distance. */
async function leadsToItself(db: SpaceDb, activityId: string): Promise<boolean> {
  const seen = new Set<string>();
  let frontier: readonly string[] = [activityId];
  while (frontier.length > 0) {
    const found = await readPrerequisites(db, frontier);
    if (found.includes(activityId)) return true;
    frontier = [...new Set(found)].filter((id) => !seen.has(id));
    for (const id of frontier) seen.add(id);
  }
  return false;
}

/** Activities that wait for one another, which nobody could ever begin, are not saved. */
export const acyclicPrerequisites: EntityHook = {
  entity: "activity",
  fields: ["prerequisites"],
  afterUpdate: async ({ db, record }) => {
    const id = String(record.id);
    if (!Array.isArray(record.prerequisites) || record.prerequisites.length === 0) return;
    await waitForOthers(db, id);
    if (await leadsToItself(db, id)) throw new AppError("request.invalid", { faults: [CYCLE] });
  },
};
