import { useTexts } from "../../texts/TextsProvider";
import { Glyph } from "../shell/Glyph";

/** Type of the element that stands in the place of one that nobody draws. */
export const UNAVAILABLE = "rn-unavailable";

/** In place of a question that this installation can't ask: the person goes on, and what was answered stays. */
export function Unavailable() {
  const { t } = useTexts();
  return (
    <p className="rn-banner rn-unavailable">
      <Glyph name="alert" />
      {t("runner.unavailable")}
    </p>
  );
}
