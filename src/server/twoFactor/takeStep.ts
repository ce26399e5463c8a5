import { AppError } from "../../shared/errors";
import type { NextStep } from "../../shared/nextStep";
import { demandAttempt, releaseLimits } from "../access/limits/limits";
import type { Session } from "../access/session/session";
import { inTransaction } from "../db/transaction";
import { spendAuthenticatorCode } from "./authenticator";
import { confirmedFactors, noteUse } from "./factors";
import { stepGuesses, stepsFrom } from "./guesses";
import { isLock, mailLock, mailRecovery, type NoticeTo } from "./notices";
import { countRecoveryCodes, spendRecoveryCode } from "./recoveryCodes";
import { confirmSession, rememberStep, stepAfter, stepPlace } from "./sessionStep";
import { spendSmsCode, type TypedCode } from "./smsCodes";
import type { TwoFactorTools } from "./twoFactorTools";

/** A telephone's or an authenticator's code, or a recovery code; ASCII digits and letters only. */
export const STEP_CODE = "^([0-9]{6}|[0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$";
const SHORT_CODE = /^[0-9]{6}$/;

/** Spends a recovery code, and tells its owner. @returns whether it was good */
async function spendRecovery(tools: TwoFactorTools, { session: { accountId }, code, notice }: Step): Promise<boolean> {
  const { root, seal } = tools;
  if (!(await spendRecoveryCode(root, { seal, accountId, code }))) return false;
  await mailRecovery(tools, await countRecoveryCodes(root, accountId), notice);
  return true;
}

/** Spends a telephone's code or an authenticator's. @returns whether it was good */
async function spendShort(tools: TwoFactorTools, typed: TypedCode): Promise<boolean> {
  const { root, seal } = tools;
  const phone = await spendSmsCode(tools, typed);
  if (phone) await noteUse(root, phone.id);
  return phone !== undefined || (await spendAuthenticatorCode(root, { seal, ...typed })) !== undefined;
}

export interface Step {
  readonly session: Session;
  readonly code: string;
  /** IP address of the caller. */
  readonly address: string;
  /** How the owner is told of a lock, and of a recovery code that was used. */
  readonly notice: NoticeTo;
}

/**
 * Takes a sign-in's second step by a code. Every guess is counted before it is looked at; a right one is taken back.
 * @returns where the person goes next
 * @throws AppError `auth.nothingToConfirm`, `auth.wrongSecondFactor`, `auth.secondFactorLocked`, `auth.tooManyAttempts`
 */
export async function takeStep(tools: TwoFactorTools, step: Step): Promise<NextStep> {
  const { root } = tools;
  const { session, code, address, notice } = step;
  const { accountId } = session;
  if ((await confirmedFactors(root, accountId)).length === 0) throw new AppError("auth.nothingToConfirm");
  const { network, isKnownPlace } = await stepPlace(root, session, address);
  const counted = [stepsFrom(network), stepGuesses(accountId, isKnownPlace)];
  for (const guesses of counted) {
    await demandAttempt(root, guesses).catch(async (error: unknown) => {
      if (isLock(error)) await mailLock(tools, notice);
      throw error;
    });
  }
  await inTransaction(root, async () => {
    const factors = await confirmedFactors(root, accountId);
    const isGood = await (SHORT_CODE.test(code) ? spendShort(tools, { session, factors, code }) : spendRecovery(tools, step));
    if (!isGood) throw new AppError("auth.wrongSecondFactor", { faults: [{ path: "/code", rule: "secondFactor" }] });
    await confirmSession(root, session);
  });
  for (const guesses of counted) await releaseLimits(root, guesses);
  await rememberStep(root, session, network);
  return stepAfter(session);
}
