import { useState } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { TwoFactor } from "../../security/TwoFactor";
import { communityTwoFactorPages } from "../../security/twoFactorPages";
import { useTexts } from "../../texts/TextsProvider";
import { CardPage } from "../pages/CardPage";

interface TwoFactorPageProps {
  readonly community: CommunityTheme;
  readonly onDone: () => Promise<void>;
  readonly onSignOut: () => void;
}

/** `/c/{origin}/2FA`: a member's second step after the password. */
export function TwoFactorPage({ community, onDone, onSignOut }: TwoFactorPageProps) {
  const { t } = useTexts();
  const [pages] = useState(() => communityTwoFactorPages("member", community.origin));
  return (
    <CardPage community={community} title={t("security.twoStep.title")}>
      <TwoFactor pages={pages} country={community.countryCode} onDone={onDone} onSignOut={onSignOut} />
    </CardPage>
  );
}
