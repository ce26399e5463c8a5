import { useTexts } from "../../texts/TextsProvider";
import type { SaveProgress } from "../useSaveQueue";
import { Glyph } from "./Glyph";

/** "Saved", said quietly; only what needs attention is said louder. */
export function SaveStatus({ saving }: { readonly saving: SaveProgress }) {
  const { t } = useTexts();
  const { state, answersLeft } = saving;
  return (
    <p className={`rn-saved rn-saved-${state}`} role="status" aria-live="polite">
      {state === "saved" && (
        <>
          <Glyph name="check" size={16} />
          <span>{t("runner.saved")}</span>
        </>
      )}
      {state === "saving" && <span className="rn-dots">{t("runner.saving")}</span>}
      {state === "offline" && (
        <>
          <Glyph name="offline" size={16} />
          <span aria-hidden="true">{answersLeft > 0 ? answersLeft : t("common.offline")}</span>
          <span className="rn-hidden">{t("runner.keptHere", { smart_count: answersLeft })}</span>
        </>
      )}
      {(state === "failing" || state === "stopped") && (
        <>
          <Glyph name="alert" size={16} />
          <span>{t("runner.failing")}</span>
        </>
      )}
    </p>
  );
}
