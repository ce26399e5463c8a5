import { type SpaceDb, sql } from "../../../server/kit";
import type { Proof } from "../shared/credits";
import { END, HOLD } from "./holds";

/** What all transfers into (`to`) or out of (`from`) each account come to. */
const sumsOf = (db: SpaceDb, side: "from" | "to") =>
  db
    .selectFrom("creditTransfer")
    .select([`${side} as account`, (eb) => eb.fn.sum<string>("amount").as("sum"), (eb) => eb.fn.countAll<string>().as("count")])
    .groupBy(side);

/** Accounts with what they keep, and what their transfers say. */
const audited = (db: SpaceDb) =>
  db
    .selectFrom("creditAccount as account")
    .leftJoin(sumsOf(db, "to").as("entering"), "entering.account", "account.id")
    .leftJoin(sumsOf(db, "from").as("leaving"), "leaving.account", "account.id")
    .select(["account.kind", "account.balance", "leaving.count"])
    .select(sql<string>`coalesce(entering.sum, 0) - coalesce(leaving.sum, 0)`.as("moved"));

/** Credits in holds that haven't ended. */
const openHolds = (db: SpaceDb) =>
  db
    .selectFrom("creditTransfer as t")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>("t.amount"), sql<string>`0`).as("sum"))
    .where("t.key", "like", `${HOLD}%`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("creditTransfer as ending")
            .select("ending.id")
            .where("ending.key", "=", sql<string>`${END}::text || substr(t.key, ${HOLD.length + 1}::integer)`),
        ),
      ),
    );

/** Proves a company's credits, in one statement, which sees one moment. */
export async function proveCredits(db: SpaceDb): Promise<Proof> {
  const isWrong = sql<boolean>`case when audited.kind in ('LOADED', 'SPENT') then audited.balance is not null
    else audited.balance is null or audited.balance < 0 or audited.balance <> audited.moved end`;
  const row = await db
    .selectFrom(audited(db).as("audited"))
    .select(sql<string>`count(*)`.as("accounts"))
    .select(sql<string>`coalesce(sum(audited.count), 0)`.as("transfers"))
    .select(sql<string>`count(*) filter (where ${isWrong})`.as("wrong"))
    // Nothing comes from nowhere: what lies in all accounts together is 0.
    .select(sql<string>`coalesce(sum(audited.moved), 0)`.as("sum"))
    .select(sql<string>`coalesce(sum(audited.balance) filter (where audited.kind = 'HELD'), 0)`.as("held"))
    .select(openHolds(db).as("open"))
    .executeTakeFirstOrThrow();
  const others = [Number(row.sum) !== 0, Number(row.held) !== Number(row.open)].filter(Boolean).length;
  return { accounts: Number(row.accounts), transfers: Number(row.transfers), differences: Number(row.wrong) + others };
}
