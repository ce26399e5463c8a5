import { newId, type SeedContext } from "../../../server/kit";

const QUOTAS = [
  { title: "Mujeres", target: 130 },
  { title: "Hombres", target: 130 },
  { title: "Menos de 35 años", target: 90 },
];

/** Quotas of the demo's activity in progress, to be seen in the console. */
export async function seedDemoQuotas({ spaceDb, communityId }: SeedContext): Promise<void> {
  const db = spaceDb(communityId);
  const activity = await db.selectFrom("activity").select("id").where("status", "=", "ACTIVE").executeTakeFirst();
  if (!activity) return;
  await db
    .insertInto("quota")
    .values(QUOTAS.map((quota) => ({ id: newId(), ...quota, activity: activity.id })))
    .execute();
}
