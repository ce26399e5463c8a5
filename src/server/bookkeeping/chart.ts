import type { RawBuilder } from "kysely";

/** Type of a transfer's column in PostgreSQL. */
type ColumnType = "uuid" | "text" | "timestamptz";

/**
 * A chart of accounts: which accounts a ledger has, and in which tables. Accounts have `id`, `kind` and `balance`;
 * transfers `id`, `key` (unique), `bookingId`, `from`, `to`, `amount`, `reason` and `createdAt`.
 * @typeParam Kept kinds of accounts that keep their balance
 * @typeParam Summed kinds that everybody moves; their balance is the sum of their transfers
 * @typeParam Column what a transfer says of its cause
 */
export interface Chart<Kept extends string, Summed extends string, Column extends string> {
  /** Unique among all; begins the names of its statements. */
  readonly name: string;
  readonly tables: { readonly accounts: string; readonly transfers: string };
  /** What may be spent comes first: its account is locked, and with it all of the same owner. */
  readonly kept: readonly [Kept, ...Kept[]];
  readonly summed: readonly Summed[];
  /** The kind whose balance is what its owner owes: it grows by what leaves it. */
  readonly owed?: Kept;
  /** Accounts add up in their field `earned` what came from this kind, less what went back. */
  readonly source?: Summed;
  /** The accounts' unique field, and what it says. */
  readonly accountKey: { readonly field: string; readonly of: (kind: Kept | Summed, owner: string | null) => string };
  /** Further fields of a new account. */
  readonly accountFields?: (kind: Kept | Summed, owner: string | null) => object;
  /** The records that own accounts; they are locked before them. @default one owner, whose accounts are all that there are */
  readonly owner?: {
    readonly table: string;
    /** The field that repeats what may be spent, for those who know of no ledger. */
    readonly mirror: string;
    /** Fields of accounts and of transfers that name the owner. */
    readonly fields: { readonly account: string; readonly transfer: string };
  };
  readonly columns: Readonly<Record<Column, ColumnType>>;
  /** What all transfers say. */
  readonly transferFields?: { readonly [Name in Column]?: string };
  /** Whether bookings are numbered from 1, in the field `number`. @default false */
  readonly isNumbered?: boolean;
  /** How holds are stored. */
  readonly hold: {
    /** Kind of account that holds lie in. */
    readonly kind: Kept;
    /** Keys of a hold's ends, by the key of its transfer. */
    readonly ends: (key: RawBuilder<string>) => readonly RawBuilder<string>[];
  };
}

// biome-ignore lint/suspicious/noExplicitAny: kinds of accounts stand in parameters and in results
export type AnyChart = Chart<any, any, any>;
export type KeptOf<C extends AnyChart> = C["kept"][number];
export type KindOf<C extends AnyChart> = KeptOf<C> | C["summed"][number];

/** An amount that leaves one account and enters another. */
export interface Leg<Kind extends string> {
  readonly from: Kind;
  readonly to: Kind;
  /** 0 or above; of 0 nothing is written. */
  readonly amount: number;
  /** @default that of the booking, with a number from the second leg on */
  readonly key?: string;
  /** @default that of the cause */
  readonly reason?: string;
}

/** Balances of one owner. */
export type Balances<C extends AnyChart> = Readonly<Record<KeptOf<C>, number>>;

/** What the transfers of one cause share. */
export type CauseOf<C extends AnyChart> = { readonly [Column in keyof C["columns"]]?: string | null } & {
  /** Of legs that don't have their own. */
  readonly reason?: string;
  /** ISO 8601 instant. @default now */
  readonly createdAt?: string;
};

/** How legs change the balance of a kept kind. */
export function changeBy<C extends AnyChart>(chart: C, legs: readonly Leg<KindOf<C>>[], kind: KeptOf<C>): number {
  const entering = legs.reduce((sum, { from, to, amount }) => sum + (to === kind ? amount : 0) - (from === kind ? amount : 0), 0);
  return kind === chart.owed ? -entering : entering;
}

/** What legs add to all that the owner was ever given. */
export function earnedBy<C extends AnyChart>(chart: C, legs: readonly Leg<KindOf<C>>[]): number {
  const { source } = chart;
  return legs.reduce((sum, { from, to, amount }) => sum + (from === source ? amount : 0) - (to === source ? amount : 0), 0);
}
