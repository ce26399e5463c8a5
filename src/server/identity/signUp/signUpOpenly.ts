import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import type { Language } from "../../../shared/languages";
import { createCode } from "../../access/credentials/codes";
import { demandEmail } from "../../access/credentials/email";
import { demandAttempt, type Limit } from "../../access/limits/limits";
import type { Mailer } from "../../mail/mailer";
import type { IdentityCommunity } from "../profile/community";
import { demandProfile, type MemberTools } from "../profile/memberWrites";
import { type PendingSignUp, SIGN_UP_PURPOSE, VERIFY_MINUTES } from "./pendingSignUp";
import { newPasswordHash } from "./signUpAccount";
import { demandSignUp, profileOf } from "./signUpBody";
import { demandCalm, QUARTER, refuseTaken, type SignUpCall } from "./signUpCall";

const HOUR = 60 * 60;

/** Mails that one address gets. */
const SIGN_UPS: readonly Limit[] = [
  { windowSeconds: QUARTER, limit: 3 },
  { windowSeconds: HOUR, limit: 6 },
];

/**
 * Checks an open sign-up. Nobody becomes a member yet: the answer is the same whoever has the e-mail, and a stranger
 * can't enter somebody else.
 * @returns what is left to do once the answer is on its way, told what the browser will be known by
 * @throws AppError `signUp.notPermitted`, `auth.needsEmail`, `request.invalid`, `record.exists` for the nickname alone
 */
export async function signUpOpenly(
  tools: MemberTools & { readonly mailer: Mailer },
  { community, body, address }: SignUpCall,
  { link, language }: { readonly link: string | undefined; readonly language: Language },
): Promise<(browserHash: string | undefined) => Promise<void>> {
  const { root } = tools;
  if (community.signUp === "CLOSED") throw new AppError("signUp.notPermitted");
  const email = demandEmail(body.email ?? "");
  const accepted = demandSignUp(tools.member, community, body);
  const profile = profileOf(tools.member, body);
  await demandProfile(tools, profile);
  await demandCalm(tools, address);
  await refuseTaken(tools, community.id, profile);
  const passwordHash = await newPasswordHash({ email, password: body.password, nickname: body.nickname });
  await demandAttempt(root, { scope: "signUp", key: email, limits: SIGN_UPS });
  return (browserHash) =>
    mailSignUp(tools, { community, link, language, pending: { email, passwordHash, browserHash, profile, accepted } });
}

async function isMember({ root }: MemberTools, spaceId: string, email: string): Promise<boolean> {
  const row = await root
    .selectFrom("member")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("email", "=", email)
    .where(({ or, eb }) => or([eb("accountId", "is not", null), eb("status", "=", "INACTIVE")]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Mails a link that verifies the e-mail; to who is a member already, that nothing needs to be done. */
async function mailSignUp(
  tools: MemberTools & { readonly mailer: Mailer },
  {
    community,
    link,
    language,
    pending,
  }: {
    readonly community: IdentityCommunity;
    readonly link: string | undefined;
    readonly language: Language;
    readonly pending: PendingSignUp;
  },
): Promise<void> {
  const { root, mailer } = tools;
  const { email } = pending;
  const about = { to: email, language, spaceId: community.id, isAboutAccount: true } as const;
  const values = { email };
  if (await isMember(tools, community.id, email)) {
    await mailer.send({ ...about, template: "alreadyMember", values: { ...values, ...(link ? { link: `${link}/login` } : {}) } });
    return;
  }
  const data = JSON.parse(JSON.stringify(pending)) as JsonObject;
  const secret = await createCode(root, { purpose: SIGN_UP_PURPOSE, spaceId: community.id, data, minutes: VERIFY_MINUTES });
  await mailer.send({
    ...about,
    template: "verifyEmail",
    values: {
      ...values,
      hours: String(VERIFY_MINUTES / 60),
      // Behind the #, which no server is told and no log keeps.
      ...(link ? { link: `${link}/verify-email#code=${secret}` } : {}),
    },
  });
}
