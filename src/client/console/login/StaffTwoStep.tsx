import { useState } from "react";
import type { Personalization } from "../../community/personalization";
import { communityDoor } from "../../security/twoStepDoor";
import { TwoStepPage } from "./TwoStepPage";

interface StaffTwoStepProps {
  readonly community: Personalization;
  readonly onDone: () => Promise<void>;
  readonly onSignedOut: () => void;
}

/** `/c/{origin}/2FA`: the second step of a community's staff, in the community's look. */
export default function StaffTwoStep({ community, onDone, onSignedOut }: StaffTwoStepProps) {
  const [door] = useState(() => communityDoor("staff", community.origin));
  const { name, countryCode } = community;
  return (
    <TwoStepPage theme={community} brand={name} door={door} country={countryCode} onDone={onDone} onSignedOut={onSignedOut} />
  );
}
