import { type ErasureTools, identityErasureHook } from "../erasure/identityErasure";
import type { EntityHook } from "../host/serverHost";
import { areaHook } from "./areas/areaHook";
import { documentHook } from "./profile/documents";
import { type InvitationTools, invitationHook } from "./signUp/invitationHook";

/** What comes with generated writes of invitations, of what members accept, of their provinces, and with a member's erasure. */
export function identityHooks(tools: InvitationTools & ErasureTools): readonly EntityHook[] {
  return [areaHook(tools.root), documentHook(tools.root), invitationHook(tools), identityErasureHook(tools)];
}
