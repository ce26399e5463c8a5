import { randomInt } from "node:crypto";
import { type SpaceDb, sql } from "../../../../../src/server/kit";
import { AppError } from "../../../../../src/shared/errors";
import type { Language } from "../../../../../src/shared/languages";
import { FOCUS_ERRORS } from "../../../shared/focusErrors";
import type { FocusServices } from "../focusServices";

const DIGITS = 6;
const CODE_MINUTES = 10;
/** Wrong codes before a participant is locked. */
export const MOST_FAILED = 5;
/** Until then, unless the team invites them again. */
export const LOCK_MINUTES = 15;
/** Messages to somebody: one a minute, and so many a day. */
const SENDS = [
  { windowSeconds: 60, limit: 1 },
  { windowSeconds: 86_400, limit: 6 },
];
/** Of a study in a message, which is short. */
const LONGEST_TITLE = 40;
const E164 = /^\+[1-9]\d{6,14}$/;

/** A telephone as people write it; nothing where it is none. Without a country it is of the study's own, Spain. */
export function readPhone(text: string): string | undefined {
  const digits = text.replaceAll(/[\s().-]/g, "").replace(/^00/, "+");
  const phone = /^[6-9]\d{8}$/.test(digits) ? `+34${digits}` : digits;
  return E164.test(phone) ? phone : undefined;
}

type Tools = Pick<FocusServices, "tools">;

const hashOf = (id: string, code: string, { tools }: Tools) => tools().keyedHash("focus.code", id, code);

const isFree = sql<boolean>`(locked_until is null or locked_until <= now())`;

interface CodeFor {
  readonly id: string;
  readonly phone: string;
  /** What the study is called for participants: they don't know the number that writes to them. */
  readonly study: string;
  readonly language: Language;
}

const shortened = (title: string) => (title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title);

/**
 * Sends a new code; the one before is void.
 * @throws AppError `focus.locked`, `auth.tooManyAttempts`
 */
export async function sendCode(db: SpaceDb, { id, phone, study, language }: CodeFor, services: Tools): Promise<void> {
  const { tools } = services;
  await tools().demandAttempt({ scope: "focus.sms", key: id, limits: SENDS });
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  await db.transaction(async () => {
    const held = await db
      .updateTable("focusParticipant")
      .set({
        phone,
        codeHash: hashOf(id, code, services),
        codeExpiresAt: sql<string>`now() + make_interval(mins => ${CODE_MINUTES})`,
      })
      .where("id", "=", id)
      .where(isFree)
      .returning("id")
      .executeTakeFirst();
    if (!held) throw new AppError(FOCUS_ERRORS.locked);
    await tools().sms(db, {
      to: phone,
      text: tools().text(language, "focus.sms", { study: shortened(study), code, minutes: CODE_MINUTES }),
    });
  });
}

/**
 * Takes a code, once. Each guess is counted before it is looked at; after too many the participant is locked for a while.
 * @returns the telephone that it was sent to
 * @throws AppError `focus.wrongCode`, `focus.locked`
 */
export async function spendCode(db: SpaceDb, id: string, code: string, services: Tools): Promise<string> {
  const counted = await db
    .updateTable("focusParticipant")
    .set({ failedCodes: sql<number>`failed_codes + 1`, lockedUntil: null })
    .where("id", "=", id)
    .where(isFree)
    .where("failedCodes", "<", MOST_FAILED)
    .returning("failedCodes")
    .executeTakeFirst();
  if (!counted) throw new AppError(FOCUS_ERRORS.locked);
  const spent = await db
    .updateTable("focusParticipant")
    .set({ codeHash: null, failedCodes: 0 })
    .where("id", "=", id)
    .where("codeHash", "=", hashOf(id, code, services))
    .where("codeExpiresAt", ">", sql<string>`now()`)
    .returning("phone")
    .executeTakeFirst();
  if (spent?.phone) return spent.phone;
  if (counted.failedCodes < MOST_FAILED) throw new AppError(FOCUS_ERRORS.wrongCode);
  await db
    .updateTable("focusParticipant")
    .set({ codeHash: null, failedCodes: 0, lockedUntil: sql<string>`now() + make_interval(mins => ${LOCK_MINUTES})` })
    .where("id", "=", id)
    .execute();
  throw new AppError(FOCUS_ERRORS.locked);
}
