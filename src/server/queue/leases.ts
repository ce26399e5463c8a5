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
export interface LeasedTable {
  readonly table: "job" | "outbox" | "scheduledTask";
  /** The column with the end of the lease: until then, nobody else takes the row. Null or past: the row is free. */
  readonly until: "leaseUntil" | "nextAt";
  /** A process that is silent for so long loses its rows to others. */
  readonly seconds: number;
  /** Whether there is work in a row, leases aside. */
  readonly isWaiting: RawBuilder<boolean>;
  readonly orderBy: RawBuilder<unknown>;
  /** Further columns that are written when a row is taken. */
  readonly onTake?: object;
}

export interface Leases<Row extends LeasedRow> {
  /** Takes free rows, the first of them in order; `attempts` counts how often a row was taken. Not inside a transaction. */
  readonly take: (most: number, except: readonly string[]) => Promise<readonly Row[]>;
  /** @returns ids of the rows whose leases still hold, and do so for another while */
  readonly renew: (rows: readonly LeasedRow[]) => Promise<ReadonlySet<string>>;
  /** Writes to a row in the open transaction, if any. @returns undefined if the lease is lost: nothing was written */
  readonly write: (row: LeasedRow, columns: object) => Promise<Row | undefined>;
  /** Deletes a row in the open transaction, if any. @returns false if the lease is lost: nothing was deleted */
  readonly remove: (row: LeasedRow) => Promise<boolean>;
  /** Ends the leases of processes that are gone. */
  readonly releaseAll: () => Promise<void>;
}

export function createLeases<Row extends LeasedRow>(
  root: Kysely<Tables>,
  { table, until, seconds, isWaiting, orderBy, onTake = {} }: LeasedTable,
): Leases<Row> {
  // Kysely types no union of tables; of `job`, the others have what is named here.
  const name = table as "job";
  const leased = { [until]: sql`now() + make_interval(secs => ${seconds})` };
  const isHeld = ({ id, holder }: LeasedRow) => sql<boolean>`id = ${id} and holder = ${holder}`;
  return {
    take: (most, except) =>
      root
        // As an expression of its own it is evaluated once, so that no more than `most` rows are taken.
        .with("free", (db) =>
          db
            .selectFrom(name)
            .select("id")
            .where(isWaiting)
            .where(sql<boolean>`(${sql.ref(until)} is null or ${sql.ref(until)} <= now())`)
            .where(sql<boolean>`id <> all(${except}::uuid[])`)
            .orderBy(orderBy)
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable(name)
        .set({ ...onTake, ...leased, holder: sql<string>`gen_random_uuid()`, attempts: sql<number>`attempts + 1` })
        .where("id", "in", (eb) => eb.selectFrom("free").select("free.id"))
        .returningAll()
        .execute() as Promise<unknown> as Promise<readonly Row[]>,
    renew: async (rows) => {
      const kept = await root
        .updateTable(name)
        .set(leased)
        .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::uuid[])`)
        .where(sql<boolean>`holder = any(${rows.map(({ holder }) => holder)}::uuid[])`)
        .returning("id")
        .execute();
      return new Set(kept.map(({ id }) => id));
    },
    write: (row, columns) =>
      executor(root)
        .updateTable(name)
        .set(columns)
        .where(isHeld(row))
        .returningAll()
        .executeTakeFirst() as Promise<unknown> as Promise<Row | undefined>,
    remove: async (row) => {
      const { numDeletedRows } = await executor(root).deleteFrom(name).where(isHeld(row)).executeTakeFirst();
      return numDeletedRows > 0n;
    },
    releaseAll: async () => {
      const released = { [until]: sql`now()`, holder: null };
      await root.updateTable(name).set(released).where(isWaiting).where("holder", "is not", null).execute();
    },
  };
}
