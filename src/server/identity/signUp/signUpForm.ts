import type { SignUpForm } from "../../../contracts/api/signUp";
import { AppError } from "../../../shared/errors";
import type { IdentityCommunity } from "../profile/community";
import type { MemberTools } from "../profile/memberWrites";
import { findInvitation, invitedProfile } from "./invitation";
import { hasPassword } from "./signUpAccount";
import { signUpFields } from "./signUpBody";

/** In a hash's place: the community's open sign-up. */
export const OPEN = "open";

/** What a sign-up asks for. @throws AppError `signUp.*` */
export async function presentForm(tools: MemberTools, community: IdentityCommunity, hash: string): Promise<SignUpForm> {
  const { signUp, acceptanceText, documents } = community;
  const asked = { required: signUpFields(tools.member, signUp), acceptanceText, documents };
  if (hash === OPEN) {
    if (signUp === "CLOSED") throw new AppError("signUp.notPermitted");
    return { mode: "OPEN", email: null, hasAccount: false, ...asked };
  }
  const invitation = await findInvitation(tools.root, community.id, hash);
  const { email } = invitation;
  // What the invitation says already need not be asked again.
  const known = invitedProfile(tools.member, invitation);
  const required = asked.required.filter((name) => !known[name]);
  return { mode: "INVITED", email, hasAccount: await hasPassword(tools.root, email), ...asked, required };
}
