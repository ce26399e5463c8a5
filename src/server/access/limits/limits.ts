import type { Kysely } from "kysely";
import { AppError, type ErrorCode } from "../../../shared/errors";
import type { Tables } from "../../db/generated/tables";
import { countAttempt, forgetAttempts, releaseAttempt } from "./attempts";

/** So many tries in so long. */
export interface Limit {
  readonly windowSeconds: number;
  readonly limit: number;
  /** Whether the window before counts, too, so that nobody has twice as many around its end. @default false */
  readonly isSliding?: boolean;
}

/** Whose tries of what are limited, by windows from the shortest to the longest: the wait grows from one to the next. */
export interface RateLimit {
  readonly scope: string;
  readonly key: string;
  readonly limits: readonly Limit[];
  /** What a refusal says. @default "auth.tooManyAttempts" */
  readonly refusal?: ErrorCode;
}

const MINUTE = 60;

/** A person's guesses at a secret: after an attack its owner is in again within 15 minutes. */
export const GUESSES: readonly Limit[] = [
  { windowSeconds: MINUTE, limit: 5 },
  { windowSeconds: 5 * MINUTE, limit: 8 },
  { windowSeconds: 15 * MINUTE, limit: 10 },
];

/** The same from where the owner signs in, whose own fingers and devices are many. */
export const GUESSES_AT_HOME: readonly Limit[] = [
  { windowSeconds: MINUTE, limit: 20 },
  { windowSeconds: 15 * MINUTE, limit: 30 },
];

/** What comes from one address, where many people may sit behind. */
export const FROM_ADDRESS: readonly Limit[] = [
  { windowSeconds: MINUTE, limit: 300 },
  { windowSeconds: 15 * MINUTE, limit: 600 },
];

/** What a roomful of people behind one address begin together. */
export const FROM_ROOM: readonly Limit[] = [{ windowSeconds: MINUTE, limit: 120 }];

/** @throws AppError of that code, with the wait as `Retry-After` and in its text */
export function refuseUntil(retryAfterSeconds: number, code: ErrorCode = "auth.tooManyAttempts"): never {
  throw new AppError(code, {
    retryAfterSeconds,
    params: { smart_count: Math.ceil(retryAfterSeconds / MINUTE) },
  });
}

/** Counts a try in every window; a refused one in none. @throws AppError `auth.tooManyAttempts`, or the refusal named */
export async function demandAttempt(root: Kysely<Tables>, { limits, refusal, ...of }: RateLimit): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    const { isAllowed, retryAfterSeconds } = await countAttempt(root, { ...of, ...limit });
    if (isAllowed) continue;
    for (const { windowSeconds } of limits.slice(0, index)) await releaseAttempt(root, { ...of, windowSeconds });
    refuseUntil(retryAfterSeconds, refusal);
  }
}

/** Takes a try back that turned out right. */
export async function releaseLimits(root: Kysely<Tables>, { limits, ...of }: RateLimit): Promise<void> {
  for (const { windowSeconds } of limits) await releaseAttempt(root, { ...of, windowSeconds });
}

/** Whoever has shown to be the right one starts afresh. */
export async function forgetLimits(root: Kysely<Tables>, { limits, ...of }: RateLimit): Promise<void> {
  await forgetAttempts(root, { ...of, windows: limits.map(({ windowSeconds }) => windowSeconds) });
}
