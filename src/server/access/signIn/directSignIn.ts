import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import type { Tables } from "../../db/generated/tables";
import { createCode, spendCode } from "../credentials/codes";
import { demandAttempt, FROM_ADDRESS, type Limit } from "../limits/limits";
import { networkOf } from "../limits/network";
import type { Session } from "../session/session";
import type { SessionStart } from "../session/sessions";
import { findCommunity, findSubject, type KnownAccount } from "./signIn";

/** Long enough for a browser to follow a link, too short for anybody to find it. */
const CODE_MINUTES = 1;
export const CODE_SECONDS = CODE_MINUTES * 60;
export const DIRECT_PURPOSE = "directSignIn";
/** Codes of one account. */
const CODES: readonly Limit[] = [{ windowSeconds: 15 * 60, limit: 60 }];

/** By which of a community's sign-in pages: the members' or the staff's. */
export type DirectKind = "member" | "staff";

/** The address's parameter that holds the code (spec section 2). */
export const PARAMETERS: Readonly<Record<DirectKind, string>> = { member: "testerAuthToken", staff: "clientAuthToken" };

async function accountOf(root: Kysely<Tables>, accountId: string): Promise<KnownAccount> {
  return root.selectFrom("account").select(["id", "email", "isBackoffice"]).where("id", "=", accountId).executeTakeFirstOrThrow();
}

export interface DirectSignInTarget {
  readonly kind: DirectKind;
  readonly origin: string;
}

/**
 * Makes a code that lets the session's own person into a community once, without a password.
 * @throws AppError `auth.notMember` where the account has no business there, `community.notFound`, `auth.tooManyAttempts`
 */
export async function createDirectCode(
  root: Kysely<Tables>,
  { accountId, kind: from }: Session,
  { kind, origin }: DirectSignInTarget,
): Promise<string> {
  await demandAttempt(root, { scope: "directCode", key: accountId, limits: CODES });
  const subject = await findSubject(root, { kind, account: await accountOf(root, accountId), origin });
  if (!subject) throw new AppError("auth.notMember");
  const { spaceId } = subject;
  return createCode(root, {
    purpose: DIRECT_PURPOSE,
    accountId,
    spaceId: spaceId ?? undefined,
    data: { kind, fromSuite: from === "suite" },
    minutes: CODE_MINUTES,
  });
}

export interface DirectEntry extends DirectSignInTarget {
  readonly code: string;
  /** IP address of the caller. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

/**
 * Spends a code: of many at once one comes in. What the account is asked for beside its password is asked for still.
 * @throws AppError `auth.spentCode`, `auth.notMember`, `community.notFound`, `auth.tooManyAttempts`
 */
export async function enterDirectly(
  root: Kysely<Tables>,
  { kind, origin, code, address, userAgent }: DirectEntry,
): Promise<SessionStart & { readonly fromSuite: boolean }> {
  await demandAttempt(root, { scope: "code.from", key: networkOf(address), limits: FROM_ADDRESS });
  const { id: spaceId } = await findCommunity(root, origin);
  const spent = await spendCode(root, { purpose: DIRECT_PURPOSE, secret: code });
  if (!spent?.accountId || spent.spaceId !== spaceId || spent.data.kind !== kind) throw new AppError("auth.spentCode");
  const account = await accountOf(root, spent.accountId);
  const subject = await findSubject(root, { kind, account, origin });
  if (!subject) throw new AppError("auth.notMember");
  return { ...subject, accountId: account.id, kind, userAgent, fromSuite: spent.data.fromSuite === true };
}
