import { useState } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { staffPasswordPages } from "../../password/passwordPages";
import { PasswordPage } from "./PasswordPage";

/** `/c/{origin}/reset-password-backoffice`: the way to a new password for a community's staff, in the community's look. */
export default function StaffPassword({ community }: { readonly community: CommunityTheme }) {
  const [pages] = useState(() => staffPasswordPages(community.origin));
  return <PasswordPage theme={community} brand={community.name} pages={pages} />;
}
