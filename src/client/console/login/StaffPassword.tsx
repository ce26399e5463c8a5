import { useState } from "react";
import type { Personalization } from "../../community/personalization";
import { staffDoor } from "../../password/passwordDoor";
import { PasswordPage } from "./PasswordPage";

/** `/c/{origin}/reset-password-backoffice`: the way to a new password for a community's staff, in the community's look. */
export default function StaffPassword({ community }: { readonly community: Personalization }) {
  const [door] = useState(() => staffDoor(community.origin));
  return <PasswordPage theme={community} brand={community.name} door={door} />;
}
