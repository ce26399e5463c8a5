import { AppError } from "../../shared/errors";
import type { IdentityCommunity } from "./community";
import { findInvitation } from "./invitation";
import type { MemberTools } from "./memberWrites";
import { hasPassword } from "./signUpAccount";
import { fieldsOf } from "./signUpBody";

/** In a hash's place: the community's open sign-up. */
export const OPEN = "open";

/** What a sign-up asks for. @throws AppError `signUp.*` */
export async function presentForm(tools: MemberTools, community: IdentityCommunity, hash: string) {
  const { signUp, acceptanceText, documents } = community;
  const asked = { required: fieldsOf(signUp), acceptanceText, documents };
  if (hash === OPEN) {
    if (signUp === "CLOSED") throw new AppError("signUp.notPermitted");
    return { mode: "OPEN", email: null, hasAccount: false, ...asked };
  }
  const { email, name, surname } = await findInvitation(tools.root, community.id, hash);
  // What the invitation says already need not be asked again.
  const known = new Set([...(name ? ["name"] : []), ...(surname ? ["surname"] : [])]);
  const required = asked.required.filter((field) => !known.has(field));
  return { mode: "INVITED", email, hasAccount: await hasPassword(tools.root, email), ...asked, required };
}
