import { AppError } from "../../shared/errors";
import type { NextStep } from "../../shared/nextStep";
import { demandAttempt, releaseLimits } from "../access/limits";
import type { Session } from "../access/session";
import { inTransaction } from "../db/spaceDb";
import { spendAuthenticatorCode } from "./authenticator";
import { confirmedFactors, noteUse } from "./factors";
import { stepGuesses, stepsFrom } from "./guesses";
import { isLock, mailLock, type NoticeTo } from "./notices";
import { spendRecoveryCode } from "./recoveryCodes";
import { confirmSession, rememberStep, stepAfter, stepPlace } from "./sessionStep";
import { spendSmsCode, type TypedCode } from "./smsCodes";
import type { TwoFactorTools } from "./twoFactorTools";

/** A telephone's or an authenticator's code, or a recovery code; ASCII digits and letters only. */
export const STEP_CODE = "^([0-9]{6}|[0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$";
const SHORT_CODE = /^[0-9]{6}$/;

/** Spends the code, whichever it is. @returns whether it was good */
async function spend(tools: TwoFactorTools, typed: TypedCode): Promise<boolean> {
  const { root, seal } = tools;
  const { session, code } = typed;
  if (!SHORT_CODE.test(code)) return spendRecoveryCode(root, { seal, accountId: session.accountId, code });
  const phone = await spendSmsCode(tools, typed);
  if (phone) await noteUse(root, phone.id);
  return phone !== undefined || (await spendAuthenticatorCode(root, { seal, ...typed })) !== undefined;
}

export interface Step {
  readonly session: Session;
  readonly code: string;
  /** IP address of the caller. */
  readonly address: string;
  /** How the owner is told of a lock. */
  readonly notice: NoticeTo;
}

/**
 * Takes a sign-in's second step by a code. Every guess is counted before it is looked at; a right one is taken back.
 * @returns where the person goes next
 * @throws AppError `auth.nothingToConfirm`, `auth.wrongSecondFactor`, `auth.secondFactorLocked`, `auth.tooManyAttempts`
 */
export async function takeStep(tools: TwoFactorTools, { session, code, address, notice }: Step): Promise<NextStep> {
  const { root } = tools;
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
    if (!(await spend(tools, { session, factors, code })))
      throw new AppError("auth.wrongSecondFactor", { faults: [{ path: "/code", rule: "secondFactor" }] });
    await confirmSession(root, session);
  });
  for (const guesses of counted) await releaseLimits(root, guesses);
  await rememberStep(root, session, network);
  return stepAfter(session);
}
