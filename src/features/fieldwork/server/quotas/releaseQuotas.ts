import type { SpaceDb } from "../../../../server/kit";

function lockReservations(db: SpaceDb, responses: readonly string[]) {
  return db
    .selectFrom("quotaPlace")
    .select(["id", "quota", "state"])
    .where("response", "in", [...responses])
    .orderBy("id")
    .forUpdate()
    .execute();
}

type ReservationRow = Awaited<ReturnType<typeof lockReservations>>[number];

async function lower(db: SpaceDb, quota: string, reservations: readonly ReservationRow[]): Promise<void> {
  const countOf = (state: string) =>
    reservations.filter((reservation) => reservation.quota === quota && reservation.state === state).length;
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
export async function releaseQuotas(db: SpaceDb, responses: readonly string[]): Promise<void> {
  const reservations = await lockReservations(db, responses);
  if (reservations.length === 0) return;
  for (const quota of [...new Set(reservations.map(({ quota }) => quota))].sort()) await lower(db, quota, reservations);
  const ids = reservations.map(({ id }) => id);
  await db.deleteFrom("quotaPlace").where("id", "in", ids).execute();
}
