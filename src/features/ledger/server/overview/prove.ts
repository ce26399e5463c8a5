import { type ExtensionSchedule, newId, type SpaceDb, sql } from "../../../../server/kit";
import type { Proof } from "../../shared/points";

/** Kept proofs; older ones go. */
const MOST_KEPT = 100;

/** What all transfers into (`to`) or out of (`from`) each account come to. */
const sumsOf = (db: SpaceDb, side: "from" | "to") =>
  db
    .selectFrom("ledgerTransfer")
    .select([`${side} as account`, (eb) => eb.fn.sum<string>("amount").as("sum"), (eb) => eb.fn.countAll<string>().as("count")])
    .groupBy(side);

/** Accounts with what they keep, what their transfers say and the points of their members. */
const audited = (db: SpaceDb) =>
  db
    .selectFrom("ledgerAccount as account")
    .leftJoin(sumsOf(db, "to").as("entering"), "entering.account", "account.id")
    .leftJoin(sumsOf(db, "from").as("leaving"), "leaving.account", "account.id")
    .leftJoin("member", (join) => join.onRef("member.id", "=", "account.owner").on("account.kind", "=", "AVAILABLE"))
    .select(["account.kind", "account.balance", "member.points", "leaving.count"])
    .select(
      sql<number>`(case account.kind when 'DEBT' then -1 else 1 end) * (coalesce(entering.sum, 0) - coalesce(leaving.sum, 0))`.as(
        "moved",
      ),
    );

/** LABs in holds that neither were spent nor came back. */
const openHolds = (db: SpaceDb) =>
  db
    .selectFrom("ledgerTransfer as t")
    .innerJoin("ledgerAccount as target", "target.id", "t.to")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>("t.amount"), sql<string>`0`).as("sum"))
    .where("target.kind", "=", "HELD")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("ledgerTransfer as ending")
            .select("ending.id")
            .where("ending.key", "in", [sql<string>`t.key || ':settle'`, sql<string>`t.key || ':return'`]),
        ),
      ),
    );

/** Members with points, but no account to have them in. */
const unexplained = (db: SpaceDb) =>
  db
    .selectFrom("member")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("points", "<>", 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("ledgerAccount as own")
            .select("own.id")
            .whereRef("own.owner", "=", "member.id")
            .where("own.kind", "=", "AVAILABLE"),
        ),
      ),
    );

/** One statement, which sees one moment: what is booked meanwhile is of the next proof. */
async function audit(db: SpaceDb): Promise<Omit<Proof, "at">> {
  const isWrong = sql<boolean>`case when audited.kind in ('ISSUED', 'REDEEMED') then audited.balance is not null
    else audited.balance < 0 or audited.balance <> audited.moved or audited.points <> audited.balance end`;
  const row = await db
    .selectFrom(audited(db).as("audited"))
    .select(sql<string>`count(*)`.as("accounts"))
    .select(sql<string>`coalesce(sum(audited.count), 0)`.as("transfers"))
    .select(sql<string>`count(*) filter (where ${isWrong})`.as("wrong"))
    // Nothing comes from nowhere: what lies in all accounts together is 0.
    .select(sql<string>`coalesce(sum(case audited.kind when 'DEBT' then -audited.moved else audited.moved end), 0)`.as("sum"))
    .select(sql<string>`coalesce(sum(audited.balance) filter (where audited.kind = 'HELD'), 0)`.as("held"))
    .select(openHolds(db).as("open"))
    .select(unexplained(db).as("unexplained"))
    .executeTakeFirstOrThrow();
  const others = [Number(row.sum) !== 0, Number(row.held) !== Number(row.open)].filter(Boolean).length;
  return {
    accounts: Number(row.accounts),
    transfers: Number(row.transfers),
    differences: Number(row.wrong) + Number(row.unexplained) + others,
  };
}

/** Proves the ledger, and keeps what came of it. */
export async function proveLedger(db: SpaceDb): Promise<Proof> {
  const proof = await audit(db);
  const { createdAt } = await db
    .insertInto("ledgerProof")
    .values({ id: newId(), ...proof })
    .returning("createdAt")
    .executeTakeFirstOrThrow();
  await forgetOld(db);
  return { at: createdAt, ...proof };
}

async function forgetOld(db: SpaceDb): Promise<void> {
  const kept = await db.selectFrom("ledgerProof").select("id").orderBy("createdAt", "desc").limit(MOST_KEPT).execute();
  const ids = kept.map(({ id }) => id);
  if (ids.length === MOST_KEPT) await db.deleteFrom("ledgerProof").where("id", "not in", ids).execute();
}

export async function readLastProof(db: SpaceDb): Promise<Proof | null> {
  const row = await db
    .selectFrom("ledgerProof")
    .select(["createdAt as at", "accounts", "transfers", "differences"])
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Every night, and whenever the team asks. */
export const proofSchedule: ExtensionSchedule = {
  name: "ledger.proof",
  everyMinutes: 1_440,
  run: async (db) => void (await proveLedger(db)),
};
