import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** A row that a process has taken. */
export interface LeasedRow {
  readonly id: string;
  /** Identifies the lease rather than the process: once it is lost, nothing is written by it any more. */
  readonly holder: string;
}

/** A table whose rows are work, shared out among all processes on the database. */
export interface WorkTable {
  readonly table: "job" | "outbox" | "scheduledTask";
  /** The column with the end of the lease: until then, nobody else takes the row. Null or past: the row is free. */
  readonly until: "leaseUntil" | "nextAt";
  /** Whether there is work in a row, leases aside. */
  readonly isWaiting: RawBuilder<boolean>;
  readonly orderBy: RawBuilder<unknown>;
}

export interface LeaseOptions extends WorkTable {
  /** A process that is silent for so long loses its rows to others. */
  readonly seconds: number;
  /** Further columns that are written when a row is taken. */
  readonly onTake?: object;
}

export interface Leases<Row extends LeasedRow> {
  /** Takes the first free rows; `attempts` counts how often a row was taken. Not inside a transaction. */
  readonly take: (most: number, except: readonly string[]) => Promise<readonly Row[]>;
  /** @returns ids of the rows whose leases still hold, and do so for another while */
  readonly renew: (rows: readonly LeasedRow[]) => Promise<ReadonlySet<string>>;
  /** Writes to a row in the open transaction, if any. @returns undefined if the lease is lost: nothing was written */
  readonly write: (row: LeasedRow, columns: object) => Promise<Row | undefined>;
  /** Ends the leases of processes that are gone. */
  readonly releaseAll: () => Promise<void>;
}

/**
 * The first rows that nobody has, locked until the open transaction ends; what others have locked is passed over.
 * Work that is a single transaction needs no more: its rows are free again as soon as its process is gone.
 */
export function lockFree(db: Pick<Kysely<Tables>, "selectFrom">, { table, until, isWaiting, orderBy }: WorkTable, most: number) {
  // Kysely types no union of tables; of `job`, the others have what is named here.
  return db
    .selectFrom(table as "job")
    .where(isWaiting)
    .where(sql<boolean>`(${sql.ref(until)} is null or ${sql.ref(until)} <= now())`)
    .orderBy(orderBy)
    .limit(most)
    .forUpdate()
    .skipLocked();
}

/** Leases for work that outlives a transaction. */
export function createLeases<Row extends LeasedRow>(root: Kysely<Tables>, options: LeaseOptions): Leases<Row> {
  const { until, seconds, isWaiting, onTake = {} } = options;
  const table = options.table as "job";
  const leased = { [until]: sql`now() + make_interval(secs => ${seconds})` };
  return {
    take: (most, except) =>
      root
        // As an expression of its own it is evaluated once, so that no more than `most` rows are taken.
        .with("free", (db) => lockFree(db, options, most).select("id").where(sql<boolean>`id <> all(${except}::uuid[])`))
        .updateTable(table)
        .set({ ...onTake, ...leased, holder: sql<string>`gen_random_uuid()`, attempts: sql<number>`attempts + 1` })
        .where("id", "in", (eb) => eb.selectFrom("free").select("free.id"))
        .returningAll()
        .execute() as Promise<unknown> as Promise<readonly Row[]>,
    renew: async (rows) => {
      const kept = await root
        .updateTable(table)
        .set(leased)
        .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::uuid[])`)
        .where(sql<boolean>`holder = any(${rows.map(({ holder }) => holder)}::uuid[])`)
        .returning("id")
        .execute();
      return new Set(kept.map(({ id }) => id));
    },
    write: ({ id, holder }, columns) =>
      executor(root)
        .updateTable(table)
        .set(columns)
        .where(sql<boolean>`id = ${id} and holder = ${holder}`)
        .returningAll()
        .executeTakeFirst() as Promise<unknown> as Promise<Row | undefined>,
    releaseAll: async () => {
      const released = { [until]: sql`now()`, holder: null };
      await root.updateTable(table).set(released).where(isWaiting).where("holder", "is not", null).execute();
    },
  };
}
