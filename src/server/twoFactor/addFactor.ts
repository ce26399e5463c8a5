import { type Kysely, sql } from "kysely";
import { AppError } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import { demandOwnPassword } from "../access/credentials/ownPassword";
import { demandAttempt, releaseLimits } from "../access/limits/limits";
import type { Session } from "../access/session/session";
import type { Tables } from "../db/generated/tables";
import { executor, inTransaction } from "../db/transaction";
import { siteNameOf } from "../mail/rendering/mailTheme";
import { type AuthenticatorKey, createAuthenticatorKey, spendAuthenticatorCode } from "./authenticator";
import { beginFactor, confirmedFactors, findFactor, lockAccount } from "./factors";
import { enrolmentGuesses } from "./guesses";
import { mailChange, type NoticeTo } from "./notices";
import { phoneHint } from "./phone";
import { renewRecoveryCodes } from "./recoveryCodes";
import { PAUSE_SECONDS } from "./sends";
import { confirmSession, isPending, rememberStep, type StepPlace } from "./sessionStep";
import { sendCode, spendSmsCode } from "./smsCodes";
import type { TwoFactorTools } from "./twoFactorTools";

/** Whether the session may add a factor: who has yet to show one adds none beside it. */
export async function canAdd(root: Kysely<Tables>, session: Session): Promise<boolean> {
  return !isPending(session) || (await confirmedFactors(root, session.accountId)).length === 0;
}

/** @throws AppError `auth.stepRequired` as {@link canAdd} */
export async function demandMayAdd(root: Kysely<Tables>, session: Session): Promise<void> {
  if (!(await canAdd(root, session))) throw new AppError("auth.stepRequired", { extensions: { nextStep: "2fa" } });
}

/**
 * The owner begins to add a factor, and shows the password for it; who has just signed in has shown it.
 * @throws AppError `auth.stepRequired`, `auth.wrongPassword`, `auth.tooManyAttempts`
 */
export async function demandOwner(root: Kysely<Tables>, session: Session, password: string | undefined): Promise<void> {
  await demandMayAdd(root, session);
  if (isPending(session)) return;
  await demandOwnPassword(root, { accountId: session.accountId, password: password ?? "", path: "/password" });
}

export interface NewPhone {
  readonly session: Session;
  /** E.164. */
  readonly phone: string;
  readonly language: Language;
  readonly place: StepPlace;
}

/** Begins a telephone, and sends the code that confirms it. @throws AppError `auth.tooManyAttempts` */
export async function addPhone(tools: TwoFactorTools, { session, phone, language, place }: NewPhone) {
  const { root, seal } = tools;
  const { accountId } = session;
  const factor = await inTransaction(root, () =>
    beginFactor(root, { accountId, kind: "sms", secretOf: (id) => seal.close(phone, id) }),
  );
  await sendCode(tools, { session, factor, language, ...place });
  return { id: factor.id, sentTo: phoneHint(phone), resendAfterSeconds: PAUSE_SECONDS };
}

/** Begins an authenticator. @returns its secret, which nobody can read again */
export async function addAuthenticator(
  { root, seal }: TwoFactorTools,
  { accountId, email, spaceId }: Session,
): Promise<AuthenticatorKey & { readonly id: string }> {
  const key = createAuthenticatorKey({ issuer: await siteNameOf(root, spaceId), email });
  const secretOf = (id: string) => seal.close(key.secret, id);
  const { id } = await inTransaction(root, () => beginFactor(root, { accountId, kind: "authenticator", secretOf }));
  return { id, ...key };
}

export interface FactorConfirmation {
  /** With an account's first factor only. */
  readonly recoveryCodes?: readonly string[];
}

/**
 * What comes with a factor that has just become a good one, within its transaction: what else was begun is given up,
 * this session counts as confirmed, the account's others end, and the owner is told.
 */
export async function completeFactor(
  tools: TwoFactorTools,
  { session, isFirst, notice }: { readonly session: Session; readonly isFirst: boolean; readonly notice: NoticeTo },
): Promise<FactorConfirmation> {
  const { root, seal, sessions } = tools;
  const { accountId, sessionId } = session;
  await executor(root).deleteFrom("secondFactor").where("accountId", "=", accountId).where("confirmedAt", "is", null).execute();
  await confirmSession(root, session);
  await sessions.endOthers(accountId, sessionId);
  await mailChange(tools, "added", notice);
  return isFirst ? { recoveryCodes: await renewRecoveryCodes(root, { seal, accountId }) } : {};
}

export interface Confirmation {
  readonly session: Session;
  readonly id: string;
  readonly code: string;
  readonly network: string;
  readonly notice: NoticeTo;
}

async function confirmInTransaction(
  tools: TwoFactorTools,
  { session, id, code, notice }: Confirmation,
): Promise<FactorConfirmation> {
  const { root, seal } = tools;
  const { accountId } = session;
  await lockAccount(root, accountId);
  const isFirst = (await confirmedFactors(root, accountId)).length === 0;
  // Another session may have confirmed one meanwhile, which this one has yet to show.
  if (isPending(session) && !isFirst) await demandMayAdd(root, session);
  const typed = { session, factors: [await findFactor(root, { accountId, id, isConfirmed: false })], code };
  const spent = (await spendSmsCode(tools, typed)) ?? (await spendAuthenticatorCode(root, { seal, ...typed }));
  if (!spent) throw new AppError("auth.wrongSecondFactor", { faults: [{ path: "/code", rule: "secondFactor" }] });
  await executor(root).updateTable("secondFactor").set({ confirmedAt: sql<string>`now()` }).where("id", "=", id).execute();
  return completeFactor(tools, { session, isFirst, notice });
}

/**
 * Makes a factor that was begun a good one, by its code.
 * @throws AppError `auth.stepRequired`, `auth.tooManyAttempts`, `record.notFound`, `auth.wrongSecondFactor`
 */
export async function confirmFactor(tools: TwoFactorTools, confirmation: Confirmation): Promise<FactorConfirmation> {
  const { root } = tools;
  const { session, network } = confirmation;
  await demandMayAdd(root, session);
  const guesses = enrolmentGuesses(session.accountId);
  await demandAttempt(root, guesses);
  const confirmed = await inTransaction(root, () => confirmInTransaction(tools, confirmation));
  await releaseLimits(root, guesses);
  await rememberStep(root, session, network);
  return confirmed;
}
