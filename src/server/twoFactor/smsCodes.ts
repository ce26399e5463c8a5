import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { AppError } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import { createCode, spendCode } from "../access/credentials/codes";
import { demandAttempt, releaseLimits } from "../access/limits/limits";
import type { Session } from "../access/session/session";
import type { Tables } from "../db/generated/tables";
import { executor, inTransaction } from "../db/transaction";
import { siteNameOf } from "../mail/rendering/mailTheme";
import { type Factor, lockAccount } from "./factors";
import { demandSend, sendsFrom } from "./sends";
import type { TwoFactorTools } from "./twoFactorTools";

/** A code is good for so long. */
export const CODE_MINUTES = 10;
export const SMS_PURPOSE = "secondFactor.sms";
const DIGITS = 6;

/** Who the code is for: it opens this session of this account alone. */
type Holder = Pick<Session, "accountId" | "sessionId">;

function markOf({ seal }: TwoFactorTools, { accountId, sessionId }: Holder, factorId: string, code: string): string {
  return seal.mark(SMS_PURPOSE, accountId, sessionId, factorId, code);
}

/** Whether a code was sent for the session that is good still. */
export async function hasCode(root: Kysely<Tables>, { accountId, sessionId }: Holder): Promise<boolean> {
  const row = await executor(root)
    .selectFrom("code")
    .select("id")
    .where("purpose", "=", SMS_PURPOSE)
    .where("accountId", "=", accountId)
    .where(sql`data ->> 'session'`, "=", sessionId)
    .where("spentAt", "is", null)
    .where("expiresAt", ">", sql<string>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** A new code for the session; the one before is void. */
async function renewCode(tools: TwoFactorTools, holder: Holder, factorId: string): Promise<string> {
  const { accountId, sessionId } = holder;
  await executor(tools.root)
    .deleteFrom("code")
    .where("purpose", "=", SMS_PURPOSE)
    .where("accountId", "=", accountId)
    .where(sql`data ->> 'session'`, "=", sessionId)
    .execute();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  await createCode(tools.root, {
    purpose: SMS_PURPOSE,
    accountId,
    data: { session: sessionId },
    minutes: CODE_MINUTES,
    secret: markOf(tools, holder, factorId, code),
  });
  return code;
}

/** The last line lets browsers offer the code to our own pages only (WebOTP, "origin-bound one-time codes"). */
function boundLine(publicUrl: string | undefined, code: string): string {
  return publicUrl ? `\n\n@${new URL(publicUrl).hostname} #${code}` : "";
}

export interface SmsRequest {
  readonly session: Session;
  /** A telephone. */
  readonly factor: Factor;
  readonly language: Language;
  /** As `networkOf` tells it. */
  readonly network: string;
  /** Whether a second step of the account was passed from there before. */
  readonly isKnownPlace: boolean;
}

async function sendInTransaction(tools: TwoFactorTools, { session, factor, language, isKnownPlace }: SmsRequest): Promise<void> {
  const { root, sms, texts, seal, config } = tools;
  const { accountId, spaceId } = session;
  await lockAccount(root, accountId);
  await demandSend(root, { accountId, isKnownPlace });
  const code = await renewCode(tools, session, factor.id);
  const brand = await siteNameOf(root, spaceId);
  const text = texts.translate(language, "sms.secondFactor", { brand, code, minutes: CODE_MINUTES });
  await sms.send({ to: seal.open(factor.secret, factor.id), text: `${text}${boundLine(config.publicUrl, code)}`, spaceId });
}

/**
 * Sends a session's code to a telephone. Joins no transaction: what is counted by network commits by itself.
 * @throws AppError `auth.tooManyAttempts`
 */
export async function sendCode(tools: TwoFactorTools, sending: SmsRequest): Promise<void> {
  const from = sendsFrom(sending.network);
  await demandAttempt(tools.root, from);
  try {
    await inTransaction(tools.root, () => sendInTransaction(tools, sending));
  } catch (error) {
    // What was not sent does not count for those behind the same address.
    if (error instanceof AppError) await releaseLimits(tools.root, from);
    throw error;
  }
}

export interface TypedCode {
  readonly session: Holder;
  readonly factors: readonly Factor[];
  readonly code: string;
}

/** Spends a telephone's code: of many at once one gets it. @returns the telephone that it was sent to */
export async function spendSmsCode(tools: TwoFactorTools, { session, factors, code }: TypedCode): Promise<Factor | undefined> {
  for (const factor of factors) {
    if (factor.kind !== "sms") continue;
    const secret = markOf(tools, session, factor.id, code);
    if (await spendCode(tools.root, { purpose: SMS_PURPOSE, secret, accountId: session.accountId })) return factor;
  }
  return undefined;
}

/** Makes all codes on their way to an account good for nothing. */
export async function dropCodes(root: Kysely<Tables>, accountId: string): Promise<void> {
  await executor(root).deleteFrom("code").where("purpose", "=", SMS_PURPOSE).where("accountId", "=", accountId).execute();
}
