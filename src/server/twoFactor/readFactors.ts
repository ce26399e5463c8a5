import type { Session } from "../access/session/session";
import { canAdd } from "./addFactor";
import { confirmedFactors, type Factor } from "./factors";
import { phoneHint } from "./phone";
import { countRecoveryCodes } from "./recoveryCodes";
import { secondsUntilSend } from "./sends";
import { isDemanded, isPending, stepPlace } from "./sessionStep";
import { hasCode } from "./smsCodes";
import type { TwoFactorTools } from "./twoFactorTools";

function present({ seal }: TwoFactorTools, { id, kind, label, secret, createdAt, lastUsedAt }: Factor) {
  const hint = kind === "sms" ? phoneHint(seal.open(secret, id)) : null;
  return { id, kind, label, hint, createdAt, lastUsedAt };
}

/** One's own second factors, without what they are kept by. @param address the caller's IP address */
export async function readFactors(tools: TwoFactorTools, session: Session, address: string) {
  const { root } = tools;
  const { accountId } = session;
  const factors = await confirmedFactors(root, accountId);
  const { isKnownPlace } = await stepPlace(root, session, address);
  return {
    isDemanded: await isDemanded(root, session),
    isPending: isPending(session),
    canAdd: await canAdd(root, session),
    needsPassword: !isPending(session),
    factors: factors.map((factor) => present(tools, factor)),
    recoveryCodes: await countRecoveryCodes(root, accountId),
    isCodeSent: await hasCode(root, session),
    resendAfterSeconds: await secondsUntilSend(root, { accountId, isKnownPlace }),
  };
}
