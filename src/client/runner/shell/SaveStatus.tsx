import { useTexts } from "../../texts/TextsProvider";
import type { SaveState } from "../saving/saveQueue";
import { Glyph } from "./Glyph";

/** "Saved", said quietly; only what needs attention is said louder. */
export function SaveStatus({ state }: { readonly state: SaveState }) {
  const { t } = useTexts();
  return (
    <p className={`rn-saved rn-saved-${state}`} role="status" aria-live="polite">
      {state === "saved" && (
        <>
          <Glyph name="check" size={16} />
          <span>{t("runner.saved")}</span>
        </>
      )}
      {state === "saving" && <span className="rn-dots">{t("runner.saving")}</span>}
      {state === "waiting" && (
        <>
          <Glyph name="offline" size={16} />
          <span>{t("common.offline")}</span>
        </>
      )}
    </p>
  );
}
