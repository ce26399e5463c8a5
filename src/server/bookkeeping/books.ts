import { newId } from "../../shared/ids";
import type { SpaceDb } from "../db/query/spaceDb";
import { type AnyChart, type Balances, type CauseOf, changeBy, earnedBy, type KeptOf, type KindOf, type Leg } from "./chart";
import { lockStatement, type ReadRow, readStatement, type Writing, writeStatement } from "./statements";

/** Of one call: a statement's parameters, and a transaction's time. */
export const MOST_AT_ONCE = 1_000;

/** What is booked for one owner. */
export interface Entry {
  /** Names the cause: it is booked once. */
  readonly key: string;
  /** null for the chart's only owner, and for those who are gone. */
  readonly owner: string | null;
}

/** Something that moved. */
export interface Booked extends Entry {
  readonly bookingId: string;
}

/** Which transfers, by what an owner has while it is locked; none where there is nothing to do. */
export type Plan<C extends AnyChart> = (
  balances: Balances<C>,
  entry: Entry,
) => readonly Leg<KindOf<C>>[] | Promise<readonly Leg<KindOf<C>>[]>;

export interface Books<C extends AnyChart> {
  readonly chart: C;
  /**
   * The only place where amounts move: writes transfers once for a key, with the balances. In the open transaction, or in
   * one of its own.
   * @returns those for whom something moved: nothing was booked under their key before
   */
  readonly bookAll: (
    db: SpaceDb,
    cause: CauseOf<C>,
    work: { readonly entries: readonly Entry[]; readonly plan: Plan<C> },
  ) => Promise<readonly Booked[]>;
  /** {@link bookAll} for one owner. @returns the booking's id, if something moved */
  readonly book: (db: SpaceDb, entry: Entry & CauseOf<C>, plan: Plan<C>) => Promise<string | undefined>;
  /** Whether a transfer has the key. */
  readonly isBooked: (db: SpaceDb, key: string) => Promise<boolean>;
  /** All 0 for an owner without bookings. */
  readonly balancesOf: (db: SpaceDb, owner: string | null) => Promise<Balances<C>>;
  /** Ids of the accounts that everybody moves, once they are there. */
  readonly summedIds: (db: SpaceDb) => Promise<Partial<Record<C["summed"][number], string>>>;
}

type Rows = ReadonlyMap<string, ReadRow>;

interface Move<C extends AnyChart> extends Booked {
  readonly legs: readonly Leg<KindOf<C>>[];
}

/** A ledger by double entry: accounts, transfers and their balances, exact with many writers at once. */
export function createBooks<const C extends AnyChart>(chart: C): Books<C> {
  const kept: readonly KeptOf<C>[] = chart.kept;
  const [first] = chart.kept;
  const keyOf = (kind: KindOf<C>, owner: string | null): string =>
    chart.accountKey.of(kind, chart.summed.includes(kind) ? null : owner);
  const statements = { lock: lockStatement(chart), read: readStatement(chart), write: writeStatement(chart) };

  const balancesIn = (rows: Rows, owner: string | null) =>
    Object.fromEntries(kept.map((kind) => [kind, rows.get(keyOf(kind, owner))?.balance ?? 0])) as Balances<C>;

  const accountsOf = (owners: readonly (string | null)[]) => [
    ...chart.summed.map((kind: KindOf<C>) => [kind, null] as const),
    ...owners.flatMap((owner) => kept.map((kind) => [kind, owner] as const)),
  ];

  const lock = (db: SpaceDb, owners: readonly (string | null)[]) =>
    db.run(statements.lock, {
      owners: owners.filter((owner) => owner !== null),
      accounts: owners.map((owner) => keyOf(first, owner)),
    });

  async function read(db: SpaceDb, owners: readonly (string | null)[], keys: readonly string[]): Promise<Rows> {
    const accounts = accountsOf(owners).map(([kind, owner]) => keyOf(kind, owner));
    const rows = await db.run(statements.read, { accounts, keys });
    return new Map(rows.map((row) => [row.kind === null ? `booked ${row.key}` : row.key, row]));
  }

  async function make(db: SpaceDb, owners: readonly (string | null)[], there: Rows): Promise<void> {
    const { field } = chart.accountKey;
    const rows = accountsOf(owners)
      .filter(([kind, owner]) => !there.has(keyOf(kind, owner)))
      .map(([kind, owner]) => ({
        id: newId(),
        kind,
        [field]: keyOf(kind, owner),
        balance: chart.summed.includes(kind) ? null : 0,
        ...chart.accountFields?.(kind, owner),
      }));
    await db
      .insertInto(chart.tables.accounts as Parameters<SpaceDb["insertInto"]>[0])
      .values(rows as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Accounts and booked keys, of owners who are locked until the transaction ends. */
  async function hold(db: SpaceDb, entries: readonly Entry[]): Promise<Rows> {
    const owners = [...new Set(entries.map(({ owner }) => owner))];
    const keys = entries.map(({ key }) => key);
    await lock(db, owners);
    const rows = await read(db, owners, keys);
    if (accountsOf(owners).every(([kind, owner]) => rows.has(keyOf(kind, owner)))) return rows;
    await make(db, owners, rows);
    await lock(db, owners);
    return read(db, owners, keys);
  }

  function transfersOf({ key, owner, bookingId, legs }: Move<C>, cause: CauseOf<C>, rows: Rows) {
    const idOf = (kind: KindOf<C>) => rows.get(keyOf(kind, owner))?.id ?? "";
    return legs.map(({ from, to, amount, ...own }, index) => ({
      ...chart.transferFields,
      ...cause,
      createdAt: cause.createdAt ?? null,
      // The cause's own key is that of its first transfer: whoever comes second meets it.
      ...{ key: own.key ?? (index === 0 ? key : `${key}#${index + 1}`), reason: own.reason ?? cause.reason },
      ...{ id: newId(), bookingId, from: idOf(from), to: idOf(to), amount },
      ...(chart.owner ? { [chart.owner.fields.transfer]: owner } : {}),
    }));
  }

  function changesOf(moves: readonly Move<C>[], rows: Rows) {
    return moves.flatMap(({ owner, legs }) =>
      kept.flatMap((kind) => {
        const balance = changeBy(chart, legs, kind);
        const earned = kind === first ? earnedBy(chart, legs) : 0;
        return balance === 0 && earned === 0 ? [] : [{ id: rows.get(keyOf(kind, owner))?.id ?? "", balance, earned }];
      }),
    );
  }

  /** @returns whether it was written; not if a key was booked meanwhile, for another owner */
  async function write(db: SpaceDb, cause: CauseOf<C>, moves: readonly Move<C>[], rows: Rows): Promise<boolean> {
    const transfers: readonly Readonly<Record<string, unknown>>[] = moves.flatMap((move) => transfersOf(move, cause, rows));
    const changes = changesOf(moves, rows);
    const fields = Object.keys({ ...chart.columns, ...transfers[0] });
    const owned = moves.flatMap(({ owner, legs }) => {
      if (owner === null) return [];
      return [{ owner, amount: (rows.get(keyOf(first, owner))?.balance ?? 0) + changeBy(chart, legs, first) }];
    });
    const values: Writing = {
      ...Object.fromEntries(fields.map((field) => [field, transfers.map((transfer) => transfer[field] ?? null)])),
      expected: transfers.length,
      accountIds: changes.map(({ id }) => id),
      changes: changes.map(({ balance }) => balance),
      earned: changes.map(({ earned }) => earned),
      owners: owned.map(({ owner }) => owner),
      spendable: owned.map(({ amount }) => amount),
    };
    const [count] = await db.run(statements.write, values);
    const written = Number(count?.written);
    if (written === 0 && moves.length === 1) return false;
    if (written < transfers.length) throw new Error(`one of ${transfers.length} transfers was booked before`);
    if (Number(count?.moved) < changes.length) throw new Error("an account doesn't have what is taken from it");
    return true;
  }

  async function bookAll(
    db: SpaceDb,
    cause: CauseOf<C>,
    { entries, plan }: { readonly entries: readonly Entry[]; readonly plan: Plan<C> },
  ): Promise<readonly Booked[]> {
    if (entries.length > MOST_AT_ONCE) throw new Error(`more than ${MOST_AT_ONCE} bookings at once`);
    if (entries.length === 0) return [];
    return db.transaction(async () => {
      const rows = await hold(db, entries);
      const moves: Move<C>[] = [];
      for (const entry of entries) {
        if (rows.has(`booked ${entry.key}`)) continue;
        const legs = (await plan(balancesIn(rows, entry.owner), entry)).filter(({ amount }) => amount > 0);
        if (legs.length > 0) moves.push({ ...entry, bookingId: newId(), legs });
      }
      if (moves.length === 0 || !(await write(db, cause, moves, rows))) return [];
      return moves.map(({ key, owner, bookingId }) => ({ key, owner, bookingId }));
    });
  }

  return {
    chart,
    bookAll,
    book: async (db, { key, owner, ...cause }, plan) => {
      const [booked] = await bookAll(db, cause as unknown as CauseOf<C>, { entries: [{ key, owner }], plan });
      return booked?.bookingId;
    },
    isBooked: async (db, key) => (await db.run(statements.read, { accounts: [], keys: [key] })).length > 0,
    balancesOf: async (db, owner) => balancesIn(await read(db, [owner], []), owner),
    summedIds: async (db) => {
      const rows = await read(db, [], []);
      return Object.fromEntries(
        chart.summed.flatMap((kind: KindOf<C>) => {
          const id = rows.get(keyOf(kind, null))?.id;
          return id === undefined ? [] : [[kind, id]];
        }),
      ) as Partial<Record<C["summed"][number], string>>;
    },
  };
}
