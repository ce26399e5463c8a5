import type { Kysely } from "kysely";
import { FROM_ADDRESS, forgetLimits, GUESSES, type Limit, type RateLimit } from "../access/limits/limits";
import type { Tables } from "../db/generated/tables";
import { forgetSends } from "./sends";

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Six digits are few: an account's codes are guessed at most so often by strangers, and as often by its own networks. */
const STEPS: readonly Limit[] = [
  { windowSeconds: QUARTER, limit: 3 },
  { windowSeconds: HOUR, limit: 5 },
];

/**
 * What guesses at an account's second factor are counted by, over all its sessions. Those from where a second step was
 * passed before stand apart: who knows the password alone cannot lock the owner out there.
 */
export function stepGuesses(accountId: string, isKnownPlace: boolean): RateLimit {
  const scope = isKnownPlace ? "secondFactor.home" : "secondFactor";
  return { scope, key: accountId, limits: STEPS, refusal: "auth.secondFactorLocked" };
}

export function stepsFrom(network: string): RateLimit {
  return { scope: "secondFactor.from", key: network, limits: FROM_ADDRESS };
}

/** Guesses at the code that confirms a new factor: they open nothing. */
export function enrolmentGuesses(accountId: string): RateLimit {
  return { scope: "secondFactor.enrolment", key: accountId, limits: GUESSES };
}

/** Whoever holds the owner's mailbox and has made a stranger's password void need not wait for what that one did. */
export async function forgetStrangers(root: Kysely<Tables>, accountId: string): Promise<void> {
  await forgetLimits(root, stepGuesses(accountId, false));
  await forgetSends(root, accountId);
}
