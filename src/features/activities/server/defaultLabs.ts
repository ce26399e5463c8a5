import type { EntityHook, SpaceDb } from "../../../server/kit";

/** LABs that an activity of the community brings unless its author says otherwise; none where it gives none. */
export async function readDefaultLabs(db: SpaceDb): Promise<number> {
  const row = await db.selectFrom("communityConfiguration").select(["labsPerActivity", "gamification"]).executeTakeFirst();
  return row?.gamification ? row.labsPerActivity : 0;
}

/** The same for an activity that is created without its LABs, by whichever call. */
export const defaultLabsHook: EntityHook = {
  entity: "activity",
  beforeCreate: async ({ db, values }) => (values.labs === undefined ? { ...values, labs: await readDefaultLabs(db) } : values),
};
