import type { ActivityType, ServerHost, SpaceDb } from "../../../server/kit";
import type { ActivityStanding } from "../shared/api/activities";

type Types = ServerHost["registries"]["activityTypes"];

/** Whether an activity of the type could be published as it is. */
async function isSetUp(type: ActivityType | undefined, activity: { readonly db: SpaceDb; readonly activityId: string }) {
  const faults = (await type?.publishErrors?.(activity)) ?? [];
  return faults.length === 0 && ((await type?.setUpErrors?.(activity)) ?? []).length === 0;
}

/** Completed participations, by activity. */
async function completed(db: SpaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("participation")
    .select(["activity", (eb) => eb.fn.countAll<number>().as("count")])
    .where("activity", "in", [...ids])
    .where("status", "=", "COMPLETED")
    .groupBy("activity")
    .execute();
  return new Map(rows.map(({ activity, count }) => [activity, Number(count)]));
}

/** How activities are doing; those that are not there are left out. What is published already was set up once. */
export async function readStandings(db: SpaceDb, ids: readonly string[], types: Types): Promise<readonly ActivityStanding[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("activity")
    .select(["id", "type", "status"])
    .where("id", "in", [...ids])
    .execute();
  const counting = [...types.values()].filter((type): type is ActivityType & Required<Pick<ActivityType, "answered">> =>
    Boolean(type.answered),
  );
  const counts = await Promise.all([
    completed(db, ids),
    ...counting.map(({ name, answered }) => {
      const activityIds = rows.filter(({ type }) => type === name).map(({ id }) => id);
      return activityIds.length === 0 ? new Map<string, number>() : answered({ db, activityIds });
    }),
  ]);
  const answered = new Map(counts.flatMap((part) => [...part]));
  return Promise.all(
    rows.map(async ({ id, type, status }) => ({
      id,
      isSetUp: status === "CONFIGURING" ? await isSetUp(types.get(type), { db, activityId: id }) : true,
      answered: answered.get(id) ?? 0,
    })),
  );
}
