import { AppError } from "../../../shared/errors";
import { withoutNulls } from "../../../shared/withoutNulls";
import { demandEmail } from "../../access/credentials/email";
import type { SessionStart } from "../../access/session/sessions";
import { inTransaction } from "../../db/transaction";
import { recordAcceptance } from "../profile/documents";
import { demandProfile, enterMember, type MemberTools } from "../profile/memberWrites";
import { findInvitation, invitedProfile, noteInvited, spendInvitation } from "./invitation";
import { invitedPasswordHash, takeAccount } from "./signUpAccount";
import { demandSignUp, profileOf } from "./signUpBody";
import { demandCalm, refuseMember, refuseTaken, type SignUpCall } from "./signUpCall";

/**
 * Signs up who was invited: the link came by mail, hence the e-mail is the person's.
 * @returns the session to be started
 * @throws AppError `signUp.*`, `request.invalid`, `record.exists`, `auth.wrongPassword`, `auth.tooManyAttempts`
 */
export async function signUpInvited(tools: MemberTools, token: string, call: SignUpCall): Promise<SessionStart> {
  const { root } = tools;
  const { community, body, address, userAgent } = call;
  const { id: spaceId, documents } = community;
  await demandCalm(tools, address);
  const { email, ...invitation } = await findInvitation(root, spaceId, token);
  if (body.email !== undefined && demandEmail(body.email) !== email)
    throw new AppError("request.invalid", { faults: [{ path: "/email", rule: "const" }] });
  // Who was invited by name need not give it again.
  const whole = { ...body, ...invitedProfile(tools.member, invitation), ...withoutNulls(body) };
  const accepted = demandSignUp(tools.member, community, whole);
  const profile = profileOf(tools.member, whole);
  await demandProfile(tools, profile);
  await refuseTaken(tools, spaceId, profile, invitation.member ?? undefined);
  const passwordHash = await invitedPasswordHash(root, { email, password: body.password, nickname: body.nickname });
  return inTransaction(root, async () => {
    await spendInvitation(root, invitation.id);
    const account = await takeAccount(root, email, passwordHash);
    // Somebody gave the account another password meanwhile.
    if (account.passwordHash !== passwordHash) throw new AppError("auth.wrongPassword");
    await refuseMember(tools, spaceId, account.id);
    const memberId = await enterMember(tools, { spaceId, accountId: account.id, email, profile, tags: invitation.tags });
    await noteInvited(root, invitation.id, memberId);
    await recordAcceptance(root, { spaceId, memberId, accepted, documents });
    return { kind: "member", accountId: account.id, spaceId, subjectId: memberId, userAgent, passwordHash };
  });
}
