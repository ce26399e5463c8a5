import { useState } from "react";
import { PasswordSteps } from "../../password/PasswordSteps";
import { memberDoor } from "../../password/passwordDoor";
import type { Personalization } from "../personalization";
import { MemberDoor } from "./MemberDoor";

/** `/c/{origin}/reset-password`: a member's way to a new password, in the community's look. */
export function MemberPassword({ community }: { readonly community: Personalization }) {
  const [door] = useState(() => memberDoor(community.origin));
  return (
    <MemberDoor community={community}>
      <PasswordSteps door={door} brand={community.title ?? community.name} />
    </MemberDoor>
  );
}
