import { useState } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { PasswordSteps } from "../../password/PasswordSteps";
import { memberPasswordPages } from "../../password/passwordPages";
import { MemberSignInLayout } from "./MemberSignInLayout";

/** `/c/{origin}/reset-password`: a member's way to a new password, in the community's look. */
export function MemberPassword({ community }: { readonly community: CommunityTheme }) {
  const [pages] = useState(() => memberPasswordPages(community.origin));
  return (
    <MemberSignInLayout community={community}>
      <PasswordSteps pages={pages} brand={community.title ?? community.name} />
    </MemberSignInLayout>
  );
}
