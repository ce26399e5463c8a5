import { AppError } from "../../../shared/errors";
import { type Code, peekCode, spendCode } from "../../access/credentials/codes";
import type { SessionStart } from "../../access/session/sessions";
import { inTransaction } from "../../db/transaction";
import type { IdentityCommunity } from "../profile/community";
import { recordAcceptance } from "../profile/documents";
import { enterMember, isNicknameTaken, type MemberTools } from "../profile/memberWrites";
import { forgetPending, type PendingSignUp, SIGN_UP_PURPOSE } from "./pendingSignUp";
import { hasPassword, newPasswordHash, takeAccount } from "./signUpAccount";
import { demandCalm, refuseMember } from "./signUpCall";

export interface Verification {
  readonly community: IdentityCommunity;
  readonly code: string;
  /** Chosen by whoever has the mail. */
  readonly password: string | undefined;
  /** What the browser is known by, as the sign-up keeps it. */
  readonly browserHash: string | undefined;
  /** IP address of the caller. */
  readonly address: string;
}

/** What a verification came to. */
export type VerificationResult =
  /** Nothing has changed yet: a password has to come with the code. */
  | { readonly nextStep: "set-password"; readonly email: string }
  /** A member whose account had a password already, which is then asked for. */
  | { readonly nextStep: "login" }
  | { readonly start: SessionStart };

interface OpenedSignUp {
  readonly pending: PendingSignUp;
  /** Whether the link was opened by the browser that signed up. */
  readonly isSameBrowser: boolean;
}

/** @throws AppError `auth.wrongCode` for one that is unknown, spent, expired or another community's */
function demandPending({ community, browserHash }: Verification, found: Code | undefined): OpenedSignUp {
  if (found?.spaceId !== community.id)
    throw new AppError("auth.wrongCode", { faults: [{ path: "/codeAction", rule: "unknown" }] });
  const pending = found.data as unknown as PendingSignUp;
  return { pending, isSameBrowser: browserHash !== undefined && pending.browserHash === browserHash };
}

/** Makes the person a member. In the open transaction. @returns the member's id */
async function enter(
  tools: MemberTools,
  { community, accountId, opened }: { community: IdentityCommunity; accountId: string; opened: OpenedSignUp },
): Promise<string> {
  const { root } = tools;
  const { id: spaceId, documents } = community;
  const { email, profile, accepted } = opened.pending;
  const { nickname, ...others } = profile;
  const isLost = nickname !== undefined && (await isNicknameTaken(root, { spaceId, nickname }));
  const memberId = await enterMember(tools, { spaceId, accountId, email, profile: isLost ? others : profile, tags: null });
  // What has changed since, or was ticked in a browser that may be a stranger's, is asked for after the sign-in.
  const still = accepted.filter(({ version }) => opened.isSameBrowser && documents.some((one) => version === one.version));
  await recordAcceptance(root, { spaceId, memberId, accepted: still, documents });
  return memberId;
}

/**
 * Makes the person a member whose e-mail is verified by the code of a mail. Anybody can have signed up with the e-mail:
 * its password counts where the same browser opens the link; otherwise whoever has the mail sets one.
 * @throws AppError `auth.wrongCode`, `signUp.alreadyMember`, `auth.tooManyAttempts`, `request.invalid` for the password
 */
export async function verifyEmail(tools: MemberTools, verification: Verification): Promise<VerificationResult> {
  const { root } = tools;
  const { community, code, password, address } = verification;
  await demandCalm(tools, address);
  const presented = { purpose: SIGN_UP_PURPOSE, secret: code };
  const { pending, isSameBrowser } = demandPending(verification, await peekCode(root, presented));
  const { email, profile } = pending;
  const keepsOwn = await hasPassword(root, email);
  if (!keepsOwn && !isSameBrowser && password === undefined) return { nextStep: "set-password", email };
  const chosen =
    password === undefined || keepsOwn ? undefined : await newPasswordHash({ email, password, nickname: profile.nickname });
  // Never a stranger's, whatever becomes of the account meanwhile.
  const passwordHash = chosen ?? (isSameBrowser ? pending.passwordHash : null);
  return inTransaction(root, async () => {
    const opened = demandPending(verification, await spendCode(root, presented));
    await forgetPending(root, { spaceId: community.id, email });
    const account = await takeAccount(root, email, passwordHash);
    await refuseMember(tools, community.id, account.id);
    const memberId = await enter(tools, { community, accountId: account.id, opened });
    if (passwordHash === null || account.passwordHash !== passwordHash) return { nextStep: "login" };
    return { start: { kind: "member", accountId: account.id, spaceId: community.id, subjectId: memberId, passwordHash } };
  });
}
