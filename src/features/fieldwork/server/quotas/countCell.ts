import { newId, type SpaceDb, sql } from "../../../../server/kit";

const MOST_ROWS = 5_000;

function readReservations(db: SpaceDb, quota: string) {
  return db
    .selectFrom("quotaPlace")
    .innerJoin("response", "response.id", "quotaPlace.response")
    .select(["quotaPlace.id", "quotaPlace.response", "quotaPlace.state", "response.state as responseState"])
    .where("quotaPlace.quota", "=", quota)
    .execute();
}

type ReservationRow = Awaited<ReturnType<typeof readReservations>>[number];

function isReservation({ state, responseState }: ReservationRow): boolean {
  return state === "reserved" && responseState === "open";
}

function deleteReservations(db: SpaceDb, ids: readonly string[]) {
  return db.deleteFrom("quotaPlace").where("id", "=", sql<string>`any(${ids}::uuid[])`).execute();
}

/** A response that was reserved a place and counts now has the same place still. */
async function countReservations(db: SpaceDb, quota: string, responses: readonly string[]): Promise<void> {
  for (let from = 0; from < responses.length; from += MOST_ROWS)
    await db
      .insertInto("quotaPlace")
      .values(
        responses
          .slice(from, from + MOST_ROWS)
          .map((response) => ({ id: newId(), quota, response, state: "counted", expiresAt: null })),
      )
      .onConflict((conflict) =>
        conflict.columns(["spaceId", "response", "quota"]).doUpdateSet({ state: "counted", expiresAt: null }),
      )
      .execute();
}

async function readTotals(db: SpaceDb, quota: string) {
  const rows = await db
    .selectFrom("quotaPlace")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where("quota", "=", quota)
    .groupBy("state")
    .execute();
  const totals = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return { completed: totals.get("counted") ?? 0, reserved: totals.get("reserved") ?? 0 };
}

interface CellCount {
  readonly quota: string;
  /** Ids of the responses that count in it. */
  readonly responses: readonly string[];
  /** Whether who is on the way keeps a reservation: it is given back at the next question that decides, where it is lost. */
  readonly keepsReservations: boolean;
}

/**
 * Brings a quota's places and counters to what they are to be, inside the transaction that holds its questionnaire's
 * cells: nobody else moves a place meanwhile. A place that stays is not written, so that nobody waits for its response.
 */
export async function countCell(db: SpaceDb, { quota, responses, keepsReservations }: CellCount): Promise<void> {
  const reservations = await readReservations(db, quota);
  const wanted = new Set(responses);
  const lost = reservations.filter(
    (reservation) => !wanted.has(reservation.response) && !(keepsReservations && isReservation(reservation)),
  );
  const counted = new Set(reservations.filter(({ state }) => state === "counted").map(({ response }) => response));
  if (lost.length > 0)
    await deleteReservations(
      db,
      lost.map(({ id }) => id),
    );
  await countReservations(
    db,
    quota,
    responses.filter((id) => !counted.has(id)),
  );
  await db
    .updateTable("quota")
    .set(await readTotals(db, quota))
    .where("id", "=", quota)
    .execute();
}
