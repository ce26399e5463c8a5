import type { Actor, SessionKind } from "./session";
import { type ActorRow, actorSql, toActor } from "./sessionQuery";

/** Some megabytes. */
const MOST = 10_000;

/** A session as it was last read in this process. */
export interface RecentActor {
  readonly kind: SessionKind;
  readonly actor: Actor;
  /** All that the actor was made from, as {@link isUnchangedSql} compares it; absent where it was not asked for. */
  readonly state: string | undefined;
}

const recent = new Map<string, RecentActor>();

const keyOf = (tokenHash: Buffer): string => tokenHash.toString("latin1");

/**
 * Who the token's session stood for when it was last read, if it was. It decides nothing: a statement that builds on it
 * asks for it again, for the kind by its own condition, for the rest by {@link isUnchangedSql}.
 */
export function recentActor(tokenHash: Buffer): RecentActor | undefined {
  return recent.get(keyOf(tokenHash));
}

/** Keeps what was read of a token's session, actor and state from one reading, or forgets it. @returns the actor */
export function rememberActor(tokenHash: Buffer, row: (ActorRow & { readonly s_state?: string }) | undefined): Actor | undefined {
  const key = keyOf(tokenHash);
  const actor = row && toActor(row);
  // The newest come last, so that the oldest can go.
  recent.delete(key);
  if (!row || !actor) return undefined;
  const [oldest] = recent.size >= MOST ? recent.keys() : [];
  if (oldest !== undefined) recent.delete(oldest);
  recent.set(key, { kind: row.s_kind, actor, state: row.s_state });
  return actor;
}

/** SQL of the actor with its state, which is the whole row as a text. */
export function stateSql(kind: SessionKind, hash = "$1"): string {
  const { columns, tables, valid } = actorSql(kind, hash);
  return `select a.*, a::text as s_state from (select ${columns} from ${tables} where ${valid}) a`;
}

/**
 * SQL of a table with one row where the session is valid and its actor what it was, role and missing steps included; with
 * none otherwise, nor on a new day, whose first use is noted.
 * @param hash the parameter that has the token's hash
 * @param state the parameter that has the state to be compared
 */
export function isUnchangedSql(kind: SessionKind, hash: string, state: string): string {
  const { columns, tables, valid } = actorSql(kind, hash);
  return `select from (select ${columns} from ${tables} where ${valid}) a where a::text = ${state}`;
}
