import { type Kysely, type QueryCreator, sql } from "kysely";
import type { PreparedQuery, QueryBuilder } from "../db/query/preparedQuery";
import type { AnyChart } from "./chart";

/** The tables of a chart, by the names that statements give them. */
interface ChartTables {
  account: { id: string; kind: string; balance: number | null; earned: number; updatedAt: string; version: number };
  owner: { id: string; updatedAt: string; version: number };
  transfer: { id: string; key: string };
}

const tablesOf = (db: QueryBuilder) => db as unknown as Kysely<ChartTables>;
const named = <Alias extends keyof ChartTables>(table: string, alias: Alias) => `${table} as ${alias}` as Alias;
const keyOf = ({ accountKey }: AnyChart) => sql.ref<string>(`account.${accountKey.field}`);

interface Locking {
  readonly owners: readonly string[];
  /** Keys of what they may spend. */
  readonly accounts: readonly string[];
}

/** Locks owners, and then what they may spend, each in one order: of two who want the same two none waits for ever. */
export function lockStatement(chart: AnyChart): PreparedQuery<Locking, { readonly id: string }> {
  const { name, tables, owner } = chart;
  const lock = (db: Pick<QueryCreator<ChartTables>, "selectFrom">, at: Locking) =>
    db
      .selectFrom(named(tables.accounts, "account"))
      .select("account.id")
      .where(keyOf(chart), "=", sql<string>`any(${at.accounts}::text[])`)
      .orderBy(keyOf(chart))
      .forUpdate();
  return {
    name: `${name}_lock`,
    build: (db, at) => {
      if (!owner) return lock(tablesOf(db), at);
      return (
        tablesOf(db)
          .with("locked", (of) =>
            of
              .selectFrom(named(owner.table, "owner"))
              .select("owner.id")
              .where("owner.id", "=", sql<string>`any(${at.owners}::uuid[])`)
              .orderBy("owner.id")
              .forNoKeyUpdate(),
          )
          // All owners are counted, and so locked, before the first account is looked at.
          .with("held", (of) =>
            lock(of as unknown as QueryCreator<ChartTables>, at).where(sql<boolean>`(select count(*) from locked) >= 0`),
          )
          .selectFrom("held")
          .select("held.id")
      );
    },
  };
}

interface Reading {
  readonly accounts: readonly string[];
  /** Of bookings. */
  readonly keys: readonly string[];
}

/** An account; without a kind, a booking's key under which something was booked before. */
export interface ReadRow {
  readonly id: string;
  readonly key: string;
  readonly kind: string | null;
  readonly balance: number | null;
}

/** Reads accounts, and which of the keys are booked. Nobody else moves them: run it after the lock, as a statement of its own. */
export function readStatement(chart: AnyChart): PreparedQuery<Reading, ReadRow> {
  return {
    name: `${chart.name}_read`,
    build: (db, at) =>
      tablesOf(db)
        .selectFrom(named(chart.tables.accounts, "account"))
        .select(["account.id", keyOf(chart).as("key"), sql<string | null>`account.kind`.as("kind"), "account.balance"])
        .where(keyOf(chart), "=", sql<string>`any(${at.accounts}::text[])`)
        .unionAll((of) =>
          of
            .selectFrom(named(chart.tables.transfers, "transfer"))
            .select(["transfer.id", "transfer.key", sql<string | null>`null`.as("kind"), sql<number | null>`null`.as("balance")])
            .where("transfer.key", "=", sql<string>`any(${at.keys}::text[])`),
        ),
  };
}

/** Transfers by column, and what they change. */
export interface Writing extends Readonly<Record<string, unknown>> {
  /** How many transfers. */
  readonly expected: number;
  readonly accountIds: readonly string[];
  readonly changes: readonly number[];
  readonly earned: readonly number[];
  /** Owners, each with what they may spend now. */
  readonly owners: readonly string[];
  readonly spendable: readonly number[];
}

/** Fields of every transfer; `createdAt` is null for now. */
const TRANSFER = {
  ...{ id: "uuid", key: "text", bookingId: "uuid", from: "uuid", to: "uuid" },
  ...{ amount: "integer", reason: "text", createdAt: "timestamptz" },
} as const;

/**
 * Writes transfers, balances and what owners may spend. A key that is taken after all changes nothing, and is missing
 * among `written`; a balance that would fall below 0 is missing among `moved`.
 */
export function writeStatement(chart: AnyChart): PreparedQuery<Writing, { readonly written: string; readonly moved: string }> {
  const { name, tables, owner, columns, source, isNumbered = false } = chart;
  const types: Readonly<Record<string, string>> = {
    ...TRANSFER,
    ...columns,
    ...(owner ? { [owner.fields.transfer]: "uuid" } : {}),
  };
  const fields = Object.keys(types);
  const isAll = (expected: number) => sql<boolean>`(select count(*) from written) = ${expected}::integer`;
  const list = (values: unknown, type: string) => sql<never>`unnest(${values}::${sql.raw(type)}[])`;
  return {
    name: `${name}_write`,
    build: (db, at) => {
      const written = tablesOf(db)
        .with("given", (of) => of.selectNoFrom(fields.map((field) => list(at[field], types[field] ?? "text").as(field))))
        .with("written", (of) =>
          of
            .insertInto(tables.transfers as "transfer")
            .columns([...fields, ...(isNumbered ? ["number"] : [])] as never)
            .expression((eb) =>
              eb.selectFrom("given").select([
                ...fields.map((field) => {
                  const given = sql.ref(`given.${field}`);
                  // The transaction may have waited for another one since it began: its start would say that it came before.
                  return (field === "createdAt" ? sql`coalesce(${given}, statement_timestamp())` : given).as(field);
                }),
                ...(isNumbered
                  ? [
                      eb
                        .selectFrom(named(tables.transfers, "transfer"))
                        .select(sql<number>`coalesce(max(transfer.number), 0) + 1`.as("next"))
                        .as("number"),
                    ]
                  : []),
              ] as never),
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning("id"),
        )
        .with("change", (of) =>
          of.selectNoFrom([
            sql<string>`unnest(${at.accountIds}::uuid[])`.as("id"),
            sql<number>`unnest(${at.changes}::integer[])`.as("balance"),
            sql<number>`unnest(${at.earned}::integer[])`.as("earned"),
          ]),
        )
        .with("moved", (of) =>
          of
            .updateTable(named(tables.accounts, "account"))
            .from("change")
            .set({
              balance: sql<number>`account.balance + change.balance`,
              ...(source ? { earned: sql<number>`account.earned + change.earned` } : {}),
              updatedAt: sql<string>`now()`,
              version: sql<number>`account.version + 1`,
            })
            .whereRef("account.id", "=", "change.id")
            .where(sql<boolean>`account.balance + change.balance >= 0`)
            .where(isAll(at.expected))
            .returning("account.id"),
        );
      const counts = [
        sql<string>`(select count(*) from written)`.as("written"),
        sql<string>`(select count(*) from moved)`.as("moved"),
      ] as const;
      if (!owner) return written.selectNoFrom(counts);
      return written
        .with("spendable", (of) =>
          of.selectNoFrom([
            sql<string>`unnest(${at.owners}::uuid[])`.as("id"),
            sql<number>`unnest(${at.spendable}::integer[])`.as("amount"),
          ]),
        )
        .with("mirrored", (of) =>
          of
            .updateTable(named(owner.table, "owner"))
            .from("spendable")
            .set({
              [owner.mirror]: sql`spendable.amount`,
              updatedAt: sql<string>`now()`,
              version: sql<number>`owner.version + 1`,
            } as never)
            .whereRef("owner.id", "=", "spendable.id")
            .where(sql.ref(`owner.${owner.mirror}`), "<>", sql.ref("spendable.amount"))
            .where(isAll(at.expected))
            .returning("owner.id"),
        )
        .selectNoFrom(counts);
    },
  };
}
