import { useTitle } from "../../community/parts/useTitle";
import { fetchJson } from "../../data/api";
import { TwoStep } from "../../security/TwoStep";
import type { TwoStepDoor } from "../../security/twoStepDoor";
import { useTexts } from "../../texts/TextsProvider";
import { DoorCard, type DoorCardProps } from "./DoorCard";

interface TwoStepPageProps extends Pick<DoorCardProps, "theme" | "brand"> {
  readonly door: TwoStepDoor;
  readonly country?: string | null;
  readonly onDone: () => Promise<void>;
  /** The session has ended. */
  readonly onSignedOut: () => void;
}

/** The second step after the password for those who work with the product. */
export function TwoStepPage({ theme, brand, door, country, onDone, onSignedOut }: TwoStepPageProps) {
  const { t } = useTexts();
  useTitle(t("security.twoStep.title"), brand);
  const signOut = () => {
    const stillSignedIn = () => window.location.reload();
    void fetchJson("/api/logout", { method: "POST" }).then(onSignedOut, stillSignedIn);
  };
  return (
    <DoorCard theme={theme} brand={brand}>
      <TwoStep door={door} country={country} onDone={onDone} onSignOut={signOut} />
    </DoorCard>
  );
}
