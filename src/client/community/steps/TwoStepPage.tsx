import { useState } from "react";
import { TwoStep } from "../../security/TwoStep";
import { communityDoor } from "../../security/twoStepDoor";
import { useTexts } from "../../texts/TextsProvider";
import { CardPage } from "../pages/CardPage";
import type { Personalization } from "../personalization";

interface TwoStepPageProps {
  readonly community: Personalization;
  readonly onDone: () => Promise<void>;
  readonly onSignOut: () => void;
}

/** `/c/{origin}/2FA`: a member's second step after the password. */
export function TwoStepPage({ community, onDone, onSignOut }: TwoStepPageProps) {
  const { t } = useTexts();
  const [door] = useState(() => communityDoor("member", community.origin));
  return (
    <CardPage community={community} title={t("security.twoStep.title")}>
      <TwoStep door={door} country={community.countryCode} onDone={onDone} onSignOut={onSignOut} />
    </CardPage>
  );
}
