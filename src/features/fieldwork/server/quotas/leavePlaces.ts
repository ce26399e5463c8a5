import type { SpaceDb } from "../../../../server/kit";

function holdPlaces(db: SpaceDb, responses: readonly string[]) {
  return db
    .selectFrom("quotaPlace")
    .select(["id", "quota", "state"])
    .where("response", "in", [...responses])
    .orderBy("id")
    .forUpdate()
    .execute();
}

type Place = Awaited<ReturnType<typeof holdPlaces>>[number];

async function lower(db: SpaceDb, quota: string, places: readonly Place[]): Promise<void> {
  const countOf = (state: string) => places.filter((place) => place.quota === quota && place.state === state).length;
  await db
    .updateTable("quota")
    .set((eb) => ({
      reserved: eb("reserved", "-", countOf("reserved")),
      completed: eb("completed", "-", countOf("counted")),
    }))
    .where("id", "=", quota)
    .execute();
}

/**
 * Gives back all places of responses, inside the transaction that holds these and their questionnaire's cells. Quotas are
 * taken in the order of their ids, as everywhere.
 */
export async function leavePlaces(db: SpaceDb, responses: readonly string[]): Promise<void> {
  const places = await holdPlaces(db, responses);
  if (places.length === 0) return;
  for (const quota of [...new Set(places.map(({ quota }) => quota))].sort()) await lower(db, quota, places);
  const ids = places.map(({ id }) => id);
  await db.deleteFrom("quotaPlace").where("id", "in", ids).execute();
}
