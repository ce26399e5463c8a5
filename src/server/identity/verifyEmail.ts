import { AppError } from "../../shared/errors";
import { spendCode } from "../access/codes";
import type { SessionStart } from "../access/sessions";
import { inTransaction } from "../db/transaction";
import type { IdentityCommunity } from "./community";
import { recordAcceptance } from "./documents";
import { forgetPending } from "./forgetPerson";
import { enterMember, isNicknameTaken, type MemberTools } from "./memberWrites";
import { type Pending, SIGN_UP_PURPOSE } from "./pendingSignUp";
import { takeAccount } from "./signUpAccount";
import { demandCalm, refuseMember } from "./signUpCall";

/**
 * Makes the person a member whose e-mail is verified by the code of a mail.
 * @returns the session to be started; nothing where the account had a password already, which is then asked for
 * @throws AppError `auth.wrongCode`, `signUp.alreadyMember`, `auth.tooManyAttempts`
 */
export async function verifyEmail(
  tools: MemberTools,
  { community, code, address }: { readonly community: IdentityCommunity; readonly code: string; readonly address: string },
): Promise<SessionStart | undefined> {
  const { root } = tools;
  await demandCalm(tools, address);
  return inTransaction(root, async () => {
    const spent = await spendCode(root, { purpose: SIGN_UP_PURPOSE, secret: code });
    if (spent?.spaceId !== community.id)
      throw new AppError("auth.wrongCode", { faults: [{ path: "/codeAction", rule: "unknown" }] });
    const { email, passwordHash, profile, accepted } = spent.data as unknown as Pending;
    await forgetPending(root, { spaceId: community.id, email });
    const account = await takeAccount(root, email, passwordHash);
    await refuseMember(tools, community.id, account.id);
    const { nickname, ...others } = profile;
    const isLost = nickname !== undefined && (await isNicknameTaken(root, { spaceId: community.id, nickname }));
    const memberId = await enterMember(tools, {
      spaceId: community.id,
      accountId: account.id,
      email,
      profile: isLost ? others : profile,
      tags: null,
    });
    // What has changed since is asked for again after the sign-in.
    const still = accepted.filter((one) => community.documents.some(({ version }) => version === one.version));
    await recordAcceptance(root, { spaceId: community.id, memberId, accepted: still, documents: community.documents });
    if (account.passwordHash !== passwordHash) return undefined;
    return { kind: "member", accountId: account.id, spaceId: community.id, subjectId: memberId, passwordHash };
  });
}
