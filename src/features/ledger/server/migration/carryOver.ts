import type { DataMigration, SpaceDb } from "../../../../server/kit";
import { arriving } from "../bookings";
import { type LabsCause, labs, UNIT } from "../labs";

type Counter = "ISSUED" | "REDEEMED";

/** Books an amount as it would be booked now: what isn't there is owed, and paid by what comes next. */
async function bookAmount(db: SpaceDb, cause: LabsCause, amount: number, counter: Counter): Promise<void> {
  await labs.book(db, cause, (balances) => {
    if (amount > 0) return arriving(counter, amount, balances);
    const available = Math.min(-amount, balances.AVAILABLE);
    return [
      { from: "AVAILABLE", to: counter, amount: available },
      { from: "DEBT", to: counter, amount: -amount - available },
    ];
  });
}

function entriesOf(db: SpaceDb, memberId: string | null) {
  const own = db.selectFrom("labTransaction").where("account", "=", "MEMBER");
  return memberId === null ? own.where("member", "is", null) : own.where("member", "=", memberId);
}

async function carryEntries(db: SpaceDb, memberId: string | null): Promise<void> {
  const rows = await entriesOf(db, memberId).selectAll().orderBy("createdAt").orderBy("id").execute();
  for (const { amount, counterAccount, ...row } of rows) {
    const cause = {
      key: row.key ?? `booking:${row.bookingId}`,
      owner: memberId,
      reason: row.reason,
      activity: row.activity,
      redeem: row.redeem,
      concept: row.concept,
      createdAt: row.createdAt,
    };
    await bookAmount(db, cause, amount, counterAccount === "REDEEMED" ? "REDEEMED" : "ISSUED");
  }
}

async function sumOf(db: SpaceDb, memberId: string): Promise<number> {
  const { sum } = await entriesOf(db, memberId)
    .select((eb) => eb.fn.sum<string | null>("amount").as("sum"))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Members without an account who have points, or bookings of before. */
function readUncarried(db: SpaceDb) {
  return db
    .selectFrom("member")
    .leftJoin("ledgerAccount as account", (join) =>
      join.onRef("account.owner", "=", "member.id").on("account.kind", "=", "AVAILABLE").on("account.unit", "=", UNIT),
    )
    .select(["member.id", "member.points", "member.createdAt"])
    .where("account.id", "is", null)
    .where((eb) =>
      eb.or([
        eb("member.points", "<>", 0),
        eb.exists(
          eb
            .selectFrom("labTransaction")
            .select("labTransaction.id")
            .where((inner) => inner("labTransaction.member", "=", eb.ref("member.id"))),
        ),
      ]),
    )
    .orderBy("member.id")
    .execute();
}

/**
 * Gives members who have points, but no account yet, their accounts: by the bookings of before, and by an opening
 * balance for what no booking explains. Afterwards both sides of the ledger agree, and points are what they were.
 * @param openedAt when the n-th of them had the opening balance. @default as they became members
 */
export async function carryOver(db: SpaceDb, openedAt?: (index: number) => string): Promise<void> {
  for (const [index, { id, points, createdAt }] of (await readUncarried(db)).entries()) {
    const unexplained = points - (await sumOf(db, id));
    const cause = { key: `opening:${id}`, owner: id, reason: "OPENING", createdAt: openedAt?.(index) ?? createdAt };
    await bookAmount(db, cause, unexplained, "ISSUED");
    await carryEntries(db, id);
  }
  await carryEntries(db, null);
}

export const carryOverTransactions: DataMigration = {
  name: "ledger.transfers",
  run: async (db) => {
    await carryOver(db);
    await db.deleteFrom("labTransaction").execute();
  },
};
