import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/generated/tables";
import { currentTransaction, executor } from "../../db/transaction";

/** Tries of one sort by one person, address or link. */
export interface AttemptKey {
  /** What is tried, e.g. `signIn`. */
  readonly scope: string;
  /** Who or what is counted, e.g. an e-mail; kept as its hash. */
  readonly key: string;
  readonly windowSeconds: number;
}

export interface Verdict {
  readonly isAllowed: boolean;
  /** Until the window ends, at least 1. */
  readonly retryAfterSeconds: number;
}

function rowOf({ scope, key, windowSeconds }: AttemptKey) {
  return { scope: `${scope}/${windowSeconds}`, keyHash: createHash("sha256").update(key).digest() };
}

/** By the database's clock, so that all processes agree. */
function windowStart(seconds: number) {
  return sql`to_timestamp(floor(extract(epoch from now()) / ${sql.lit(seconds)}) * ${sql.lit(seconds)})`;
}

/**
 * Counts a try, unless the window's limit is reached: one statement, exact for any number of processes at once.
 * With `isSliding` the window before counts, too: then no stretch of that length has more than the limit, wherever it begins.
 * It commits by itself, so that a refusal of what it guards takes nothing back; hence not within a transaction.
 *
 * @example
 * const { isAllowed, retryAfterSeconds } = await countAttempt(root, {
 *   scope: "signIn", key: "ana@example.com", windowSeconds: 900, limit: 10,
 * });
 */
export async function countAttempt(
  root: Kysely<Tables>,
  { limit, isSliding = false, ...counted }: AttemptKey & { readonly limit: number; readonly isSliding?: boolean | undefined },
): Promise<Verdict> {
  if (currentTransaction()) throw new Error("a try is counted before a transaction opens, not within it");
  const { scope, keyHash } = rowOf(counted);
  const start = windowStart(counted.windowSeconds);
  const length = sql.lit(counted.windowSeconds);
  const before = isSliding
    ? sql`coalesce((select count from attempt where scope = ${scope} and key_hash = ${keyHash}
        and window_start = ${start} - make_interval(secs => ${length})), 0)`
    : sql`0`;
  const { rows } = await sql<Verdict>`
    with earlier as (select ${before} as count), taken as (
      insert into attempt as a (scope, key_hash, window_start, count)
      select ${scope}, ${keyHash}, ${start}, 1 from earlier where earlier.count < ${sql.lit(limit)}
      on conflict (scope, key_hash, window_start) do update set count = a.count + 1
        where a.count + (select count from earlier) < ${sql.lit(limit)}
      returning 1)
    select exists (select 1 from taken) as is_allowed,
      greatest(1, ceil(${length} - extract(epoch from now() - ${start})))::int as retry_after_seconds`.execute(root);
  const [verdict] = rows;
  if (!verdict) throw new Error("a try was not counted");
  return verdict;
}

/** Takes one try of the present window back: it was a right one. */
export async function releaseAttempt(root: Kysely<Tables>, counted: AttemptKey): Promise<void> {
  const { scope, keyHash } = rowOf(counted);
  await sql`update attempt set count = greatest(count - 1, 0)
    where scope = ${scope} and key_hash = ${keyHash} and window_start = ${windowStart(counted.windowSeconds)}`.execute(root);
}

/** Forgets all tries of these windows. */
export async function forgetAttempts(
  root: Kysely<Tables>,
  { scope, key, windows }: Omit<AttemptKey, "windowSeconds"> & { readonly windows: readonly number[] },
): Promise<void> {
  const scopes = windows.map((windowSeconds) => rowOf({ scope, key, windowSeconds }).scope);
  const { keyHash } = rowOf({ scope, key, windowSeconds: 0 });
  await executor(root).deleteFrom("attempt").where("scope", "in", scopes).where("keyHash", "=", keyHash).execute();
}
