import { type Kysely, type SqlBool, sql } from "kysely";
import type { SpaceDb } from "../db/query/spaceDb";
import type { AnyChart } from "./chart";

interface ChartTables {
  account: { id: string; kind: string; balance: number | null };
  owner: { id: string };
  transfer: { id: string; key: string; from: string; to: string; amount: number };
}

/** What a proof found. */
export interface BooksProof {
  readonly accounts: number;
  readonly transfers: number;
  /** How much isn't as it has to be; 0 is proven. */
  readonly differences: number;
}

const tablesOf = (db: Pick<SpaceDb, "selectFrom">) => db as unknown as Kysely<ChartTables>;
const named = <Alias extends string>(table: string, alias: Alias) => `${table} as ${alias}` as Alias;

/** What all transfers into (`to`) or out of (`from`) each account come to. */
const sumsOf = (db: Kysely<ChartTables>, { tables }: AnyChart, side: "from" | "to") =>
  db
    .selectFrom(named(tables.transfers, "transfer"))
    .select([
      `transfer.${side} as account`,
      (eb) => eb.fn.sum<string>("transfer.amount").as("sum"),
      (eb) => eb.fn.countAll<string>().as("count"),
    ])
    .groupBy(`transfer.${side}`);

/** Accounts with what they keep, what their transfers say, and whether what their owners show is something else. */
function audited(db: Kysely<ChartTables>, chart: AnyChart) {
  const { owner, tables } = chart;
  const moved = sql<number>`(case account.kind when ${chart.owed ?? ""} then -1 else 1 end)
    * (coalesce(entering.sum, 0) - coalesce(leaving.sum, 0))`;
  const all = db
    .selectFrom(named(tables.accounts, "account"))
    .leftJoin(sumsOf(db, chart, "to").as("entering"), "entering.account", "account.id")
    .leftJoin(sumsOf(db, chart, "from").as("leaving"), "leaving.account", "account.id")
    .select(["account.kind", "account.balance", "leaving.count", moved.as("moved")]);
  if (!owner) return all.select(sql<boolean>`false`.as("isShownWrong"));
  return all
    .leftJoin(named(owner.table, "owner"), (join) =>
      join.onRef("owner.id", "=", sql.ref(`account.${owner.fields.account}`)).on("account.kind", "=", chart.kept[0]),
    )
    .select(sql<boolean>`coalesce(${sql.ref(`owner.${owner.mirror}`)} <> account.balance, false)`.as("isShownWrong"));
}

/** What lies in holds that haven't ended. */
function openHolds(db: Kysely<ChartTables>, { tables, hold }: AnyChart) {
  const ends = sql.join(hold.ends(sql.ref<string>("transfer.key")));
  return db
    .selectFrom(named(tables.transfers, "transfer"))
    .innerJoin(named(tables.accounts, "account"), "account.id", "transfer.to")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>("transfer.amount"), sql<string>`0`).as("sum"))
    .where("account.kind", "=", hold.kind)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom(`${tables.transfers} as ending` as "transfer")
            .select(sql<string>`ending.id`.as("id"))
            .where(sql<SqlBool>`ending.key in (${ends})`),
        ),
      ),
    );
}

/** Owners who show something, but have no account to have it in. */
function unexplained(db: Kysely<ChartTables>, { owner, tables, kept }: AnyChart) {
  if (!owner) return sql<string>`0`;
  return db
    .selectFrom(named(owner.table, "owner"))
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where(sql.ref(`owner.${owner.mirror}`), "<>", 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom(named(tables.accounts, "account"))
            .select("account.id")
            .whereRef(sql.ref(`account.${owner.fields.account}`), "=", "owner.id")
            .where("account.kind", "=", kept[0]),
        ),
      ),
    );
}

/** Proves books in one statement, which sees one moment: what is booked meanwhile is of the next proof. */
export async function proveBooks(scoped: Pick<SpaceDb, "selectFrom">, chart: AnyChart): Promise<BooksProof> {
  const db = tablesOf(scoped);
  const isWrong = sql<boolean>`case when audited.kind in (${sql.join([...chart.summed])}) then audited.balance is not null
    else audited.balance is null or audited.balance < 0 or audited.balance <> audited.moved or audited.is_shown_wrong end`;
  const row = await db
    .selectFrom(audited(db, chart).as("audited"))
    .select([
      sql<string>`count(*)`.as("accounts"),
      sql<string>`coalesce(sum(audited.count), 0)`.as("transfers"),
      sql<string>`count(*) filter (where ${isWrong})`.as("wrong"),
      // Nothing comes from nowhere: what lies in all accounts together is 0.
      sql<string>`coalesce(sum(case audited.kind when ${chart.owed ?? ""} then -audited.moved else audited.moved end), 0)`.as(
        "sum",
      ),
      sql<string>`coalesce(sum(audited.balance) filter (where audited.kind = ${chart.hold.kind}), 0)`.as("held"),
      sql<string>`${openHolds(db, chart)}`.as("open"),
      sql<string>`${unexplained(db, chart)}`.as("unexplained"),
    ])
    .executeTakeFirstOrThrow();
  const others = [Number(row.sum) !== 0, Number(row.held) !== Number(row.open)].filter(Boolean).length;
  return {
    accounts: Number(row.accounts),
    transfers: Number(row.transfers),
    differences: Number(row.wrong) + Number(row.unexplained) + others,
  };
}
