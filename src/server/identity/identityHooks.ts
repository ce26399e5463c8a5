import { type ErasureTools, identityErasureHook } from "../erasure/identityErasure";
import type { EntityHook } from "../host/serverHost";
import { areaHook } from "./areas/areaHook";
import { documentHook } from "./profile/documents";
import { type InvitationTools, invitationHook } from "./signUp/invitationHook";
import { memberImportHook } from "./signUp/memberImport";

/** What comes with generated writes of invitations, of what members accept, of their provinces, and with a member's erasure. */
export function identityHooks(tools: InvitationTools & ErasureTools): readonly EntityHook[] {
  return [areaHook(tools.root), memberImportHook, documentHook(tools.root), invitationHook(tools), identityErasureHook(tools)];
}
