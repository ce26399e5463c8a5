import { AppError } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import type { Session } from "../access/session/session";
import { confirmedFactors, phoneOf } from "./factors";
import { phoneHint } from "./phone";
import { PAUSE_SECONDS } from "./sends";
import { isPending, stepPlace } from "./sessionStep";
import { CODE_MINUTES, sendCode } from "./smsCodes";
import type { TwoFactorTools } from "./twoFactorTools";

export interface StepCodeRequest {
  readonly session: Session;
  readonly language: Language;
  /** IP address of the caller. */
  readonly address: string;
}

/**
 * Sends a sign-in's code to the account's telephone.
 * @throws AppError `auth.nothingToConfirm`, `auth.noPhone`, `auth.tooManyAttempts`
 */
export async function sendStepCode(tools: TwoFactorTools, { session, language, address }: StepCodeRequest) {
  if (!isPending(session)) throw new AppError("auth.nothingToConfirm");
  const factor = phoneOf(await confirmedFactors(tools.root, session.accountId));
  if (!factor) throw new AppError("auth.noPhone");
  const place = await stepPlace(tools.root, session, address);
  await sendCode(tools, { session, factor, language, ...place });
  const sentTo = phoneHint(tools.seal.open(factor.secret, factor.id));
  return { sentTo, resendAfterSeconds: PAUSE_SECONDS, minutes: CODE_MINUTES };
}

/** The first code of a sign-in: who has no telephone, or has one on its way already, gets none. */
export async function sendFirstCode(tools: TwoFactorTools, request: StepCodeRequest): Promise<void> {
  if (!isPending(request.session)) return;
  await sendStepCode(tools, request).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}
