import { AppError } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import { countAttempt } from "../access/limits/attempts";
import { formatTime } from "../mail/formatTime";
import { timeZoneOf } from "../platform/timeZone";
import type { TwoFactorTools } from "./twoFactorTools";

/** What is told of; its text stands under `secondFactorChanges.<change>` of the locales. */
export type FactorChange = "added" | "removed" | "recoveryCodes" | "takenAway";

/** Whom a notice goes to, and how. */
export interface NoticeTo {
  readonly accountId: string;
  readonly email: string;
  readonly language: Language;
  readonly spaceId: string | undefined;
  /** Where to choose another password, for who did not do this. */
  readonly link: string | undefined;
}

const HOUR = 60 * 60;

function send({ mailer }: TwoFactorTools, template: string, { link, email, ...to }: NoticeTo, values = {}): Promise<void> {
  return mailer.send({
    ...to,
    to: email,
    template,
    values: { email, ...values, ...(link ? { link } : {}) },
    isAboutAccount: true,
  });
}

/** Tells the owner that the account's second factors are others now; in the caller's transaction where one is open. */
export function mailChange(tools: TwoFactorTools, change: FactorChange, to: NoticeTo): Promise<void> {
  return send(tools, "secondFactorChanged", to, {
    change: tools.texts.translate(to.language, `secondFactorChanges.${change}`),
  });
}

/** Tells the owner that a recovery code opened the account, and how many are left; in the caller's transaction. */
export async function mailRecovery(tools: TwoFactorTools, left: number, to: NoticeTo): Promise<void> {
  const { root, texts } = tools;
  const { language, spaceId } = to;
  const timeZone = await timeZoneOf({ kysely: root }, spaceId);
  await send(tools, "recoveryCodeUsed", to, {
    time: formatTime(new Date(), { language, timeZone }),
    left: texts.translate(language, `recoveryCodesLeft.${left > 0 ? "some" : "none"}`, { smart_count: left }),
  });
}

/** Tells the owner, once an hour, that somebody who knows the password is guessing. Not within a transaction. */
export async function mailLock(tools: TwoFactorTools, to: NoticeTo): Promise<void> {
  const once = { scope: "secondFactor.lockMail", key: to.accountId, windowSeconds: HOUR, limit: 1 };
  if ((await countAttempt(tools.root, once)).isAllowed) await send(tools, "secondFactorLocked", to);
}

export function isLock(error: unknown): boolean {
  return error instanceof AppError && error.code === "auth.secondFactorLocked";
}
