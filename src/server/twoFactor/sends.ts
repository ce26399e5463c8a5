import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type RateLimit, refuseUntil } from "../access/limits/limits";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** Between one code and the next. */
export const PAUSE_SECONDS = 60;
const HOUR = 60 * 60;
const AN_HOUR = 5;

/** Whose codes are sent, and whether to somebody at a place where a second step was passed before. */
export interface Sender {
  readonly accountId: string;
  readonly isKnownPlace: boolean;
}

const scopeOf = (isKnownPlace: boolean) => (isKnownPlace ? "secondFactor.sent.home" : "secondFactor.sent");
const keyHashOf = (accountId: string): Buffer => createHash("sha256").update(accountId).digest();

/** Codes that one network has sent. */
export function sendsFrom(network: string): RateLimit {
  return { scope: "secondFactor.send.from", key: network, limits: [{ windowSeconds: 15 * 60, limit: 30 }] };
}

/** Seconds until another code may be sent; 0 at once. */
export async function secondsUntilSend(root: Kysely<Tables>, { accountId, isKnownPlace }: Sender): Promise<number> {
  // By the clock and not by the transaction's start, which may lie before that of the one waited for.
  const { rows } = await sql<{ wait: number }>`
    select greatest(0, ceil(max(case position when 1 then ${sql.lit(PAUSE_SECONDS)} - age
      when ${sql.lit(AN_HOUR)} then ${sql.lit(HOUR)} - age else 0 end)))::int as wait
    from (select extract(epoch from clock_timestamp() - window_start) as age,
        row_number() over (order by window_start desc) as position
      from attempt where scope = ${scopeOf(isKnownPlace)} and key_hash = ${keyHashOf(accountId)}
        and window_start > clock_timestamp() - make_interval(secs => ${sql.lit(HOUR)})) sent`.execute(executor(root));
  return rows[0]?.wait ?? 0;
}

/**
 * Counts a code that is sent: exact for those at once as long as each holds the account's row.
 * @throws AppError `auth.tooManyAttempts`
 */
export async function demandSend(root: Kysely<Tables>, sender: Sender): Promise<void> {
  const wait = await secondsUntilSend(root, sender);
  if (wait > 0) refuseUntil(wait);
  await executor(root)
    .insertInto("attempt")
    .values({
      scope: scopeOf(sender.isKnownPlace),
      keyHash: keyHashOf(sender.accountId),
      windowStart: sql<string>`clock_timestamp()`,
      count: 1,
    })
    .execute();
}

/** Forgets what was sent to strangers. */
export async function forgetSends(root: Kysely<Tables>, accountId: string): Promise<void> {
  await executor(root)
    .deleteFrom("attempt")
    .where("scope", "=", scopeOf(false))
    .where("keyHash", "=", keyHashOf(accountId))
    .execute();
}
