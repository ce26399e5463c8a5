import type { ParticipationFact } from "../../../../contracts/events/participation";
import { type DataMigration, type Deliveries, newId, type SpaceDb, sql } from "../../../../server/kit";

/** Adds to members' completed participations, with the change that they follow from; in the order of their ids, as everywhere. */
export async function addToTallies({ db, payloads }: Deliveries<ParticipationFact>, change: 1 | -1): Promise<void> {
  const counts = new Map<string, number>();
  for (const { memberId } of payloads) counts.set(memberId, (counts.get(memberId) ?? 0) + 1);
  const members = [...counts.keys()].sort();
  for (const count of new Set(counts.values())) {
    const alike = members.filter((member) => counts.get(member) === count);
    const completed = sql<number>`greatest(participation_tally.completed + ${change * count}::int, 0)`;
    await db
      .insertInto("participationTally")
      .values(alike.map((member) => ({ id: newId(), member, completed: Math.max(change * count, 0) })))
      .onConflict((conflict) => conflict.columns(["spaceId", "member"]).doUpdateSet({ completed, updatedAt: sql<string>`now()` }))
      .execute();
  }
}

/** Counts anew what members have completed: for participations that were written without being told. */
export async function recountTallies(db: SpaceDb): Promise<void> {
  const counts = await db
    .selectFrom("participation")
    .select(["member", (eb) => eb.fn.countAll<string>().as("count")])
    .where("status", "=", "COMPLETED")
    .groupBy("member")
    .execute();
  const rows = counts.flatMap(({ member, count }) => (member ? [{ id: newId(), member, completed: Number(count) }] : []));
  await db.deleteFrom("participationTally").execute();
  const PORTION = 1_000;
  for (let from = 0; from < rows.length; from += PORTION)
    await db
      .insertInto("participationTally")
      .values(rows.slice(from, from + PORTION))
      .execute();
}

/** All that members were ever given, less what was taken back, as their transfers say it. */
async function recountEarned(db: SpaceDb): Promise<void> {
  const sumOf = (side: "from" | "to") =>
    sql<number>`(select coalesce(sum(t.amount), 0) from ledger_transfer t join ledger_account s on s.id = t.${sql.ref(side)}
      where t.space_id = ledger_account.space_id and t.member = ledger_account.owner and s.kind = 'ISSUED')`;
  await db
    .updateTable("ledgerAccount")
    .set({ earned: sql<number>`(${sumOf("from")} - ${sumOf("to")})::integer` })
    .where("kind", "=", "AVAILABLE")
    .where("owner", "is not", null)
    .execute();
}

/** Rankings of installations whose accounts and participations were there before they were counted. */
export const rankingMigration: DataMigration = {
  name: "ledger.rankings",
  run: async (db) => {
    await recountTallies(db);
    await recountEarned(db);
  },
};
