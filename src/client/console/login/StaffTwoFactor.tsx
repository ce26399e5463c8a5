import { useState } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { communityTwoFactorPages } from "../../security/twoFactorPages";
import { TwoFactorPage } from "./TwoFactorPage";

interface StaffTwoFactorProps {
  readonly community: CommunityTheme;
  readonly onDone: () => Promise<void>;
  readonly onSignedOut: () => void;
}

/** `/c/{origin}/2FA`: the second step of a community's staff, in the community's look. */
export default function StaffTwoFactor({ community, onDone, onSignedOut }: StaffTwoFactorProps) {
  const [pages] = useState(() => communityTwoFactorPages("staff", community.origin));
  const { name, countryCode } = community;
  return (
    <TwoFactorPage theme={community} brand={name} pages={pages} country={countryCode} onDone={onDone} onSignedOut={onSignedOut} />
  );
}
