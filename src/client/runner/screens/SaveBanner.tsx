import { useTexts } from "../../texts/TextsProvider";
import { Glyph } from "../shell/Glyph";
import type { SaveProgress } from "../useSaveQueue";

interface SaveBannerProps {
  readonly saving: SaveProgress;
  /** Whether only the server can tell how it goes on, and can't be asked. */
  readonly cannotGoOn: boolean;
}

function textKey({ state, isDurable }: SaveProgress, cannotGoOn: boolean): string | undefined {
  if (cannotGoOn) return isDurable ? "runner.cannotSend" : "runner.cannotSendOpen";
  if (state === "failing") return "runner.failingLong";
  if (state !== "offline") return undefined;
  return isDurable ? "runner.waiting" : "runner.waitingOpen";
}

/** What a respondent has to know while answers wait: that they are safe, and whether the page has to stay open. */
export function SaveBanner({ saving, cannotGoOn }: SaveBannerProps) {
  const { t } = useTexts();
  const key = textKey(saving, cannotGoOn);
  if (!key) return null;
  return (
    <p className="rn-banner" role={cannotGoOn ? "alert" : "status"}>
      <Glyph name={saving.state === "failing" ? "alert" : "offline"} />
      {t(key)}
    </p>
  );
}
