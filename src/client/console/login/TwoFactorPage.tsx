import { useTitle } from "../../community/parts/useTitle";
import { fetchJson } from "../../data/api";
import { TwoFactor } from "../../security/TwoFactor";
import type { TwoFactorPages } from "../../security/twoFactorPages";
import { useTexts } from "../../texts/TextsProvider";
import { SignInCard, type SignInCardProps } from "./SignInCard";

interface TwoFactorPageProps extends Pick<SignInCardProps, "theme" | "brand"> {
  readonly pages: TwoFactorPages;
  readonly country?: string | null;
  readonly onDone: () => Promise<void>;
  /** The session has ended. */
  readonly onSignedOut: () => void;
}

/** The second step after the password for those who work with the product. */
export function TwoFactorPage({ theme, brand, pages, country, onDone, onSignedOut }: TwoFactorPageProps) {
  const { t } = useTexts();
  useTitle(t("security.twoStep.title"), brand);
  const signOut = () => {
    const stillSignedIn = () => window.location.reload();
    void fetchJson("/api/logout", { method: "POST" }).then(onSignedOut, stillSignedIn);
  };
  return (
    <SignInCard theme={theme} brand={brand}>
      <TwoFactor pages={pages} country={country} onDone={onDone} onSignOut={signOut} />
    </SignInCard>
  );
}
