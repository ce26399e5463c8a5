import type { DataMigration, EntityHook } from "../../../server/kit";
import type { SegmentCondition } from "../shared/api";

/** Ids of the activities that conditions speak of, each once. */
export function namedActivities(conditions: readonly SegmentCondition[]): readonly string[] {
  return [...new Set(conditions.flatMap(({ activity }) => activity ?? []))];
}

/**
 * A segment refers to the activities that its conditions name: whoever sees some activities alone reaches no segment that
 * speaks of others, as with any other reference.
 */
export const activitiesOfConditions: EntityHook = {
  entity: "segment",
  fields: ["conditions"],
  completer: async () => (values) => {
    const { conditions } = values as { readonly conditions?: readonly SegmentCondition[] };
    return conditions ? { ...values, activities: namedActivities(conditions) } : values;
  },
};

/** Segments of before they referred to activities. */
export const activitiesMigration: DataMigration = {
  name: "segments.activities",
  run: async (db) => {
    const segments = await db.selectFrom("segment").select(["id", "conditions"]).execute();
    const named = segments.map(({ id, conditions }) => ({
      id,
      ids: namedActivities(conditions as unknown as readonly SegmentCondition[]),
    }));
    const asked = named.flatMap(({ ids }) => ids);
    if (asked.length === 0) return;
    const there = await db.selectFrom("activity").select("id").where("id", "in", asked).execute();
    const known = new Set(there.map(({ id }) => id));
    const links = named.flatMap(({ id, ids }) =>
      ids.filter((one) => known.has(one)).map((targetId, position) => ({ ownerId: id, targetId, position })),
    );
    if (links.length > 0)
      await db
        .insertInto("segmentActivities")
        .values(links)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  },
};
