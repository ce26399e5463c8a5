import type { Exit } from "../../../contracts/api/execution";
import type { Disposition } from "../../../survey/fieldwork/dispositions";
import { useTexts } from "../../texts/TextsProvider";
import { Glyph, type GlyphName } from "../shell/Glyph";
import { useFocusOnMount } from "../shell/useFocusOnMount";
import { ExitActions } from "./ExitActions";

interface EndingScreenProps {
  readonly disposition: Disposition;
  readonly isPreview: boolean;
  /** Where the way back leads; an open link has none. */
  readonly home: string | undefined;
  readonly exit: Exit | null;
  /** Whether it has ended just now. */
  readonly isLeaving: boolean;
  /** Goes on with it, where that may be done. */
  readonly onAgain?: () => void;
}

const GLYPHS: Readonly<Partial<Record<Disposition, GlyphName>>> = {
  quality: "alert",
  qualitySanctioned: "alert",
  duplicate: "alert",
  overQuota: "people",
  timedOut: "clock",
  closed: "clock",
};

/** A survey that ended before its last question: what happened, without blame, and the way back. */
export function EndingScreen({ disposition, isPreview, home, exit, isLeaving, onAgain }: EndingScreenProps) {
  const { t } = useTexts();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className="rn-screen rn-centred">
      <div className="rn-seal">
        <Glyph name={GLYPHS[disposition] ?? "check"} size={36} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {t(`runner.endings.${disposition}.title`)}
      </h1>
      <p className="rn-lead">{t(`runner.endings.${disposition}.body`)}</p>
      <div className="rn-ways">
        {onAgain && (
          <button type="button" className="rn-button" onClick={onAgain}>
            {t("runner.again")}
          </button>
        )}
        <ExitActions isPreview={isPreview} home={home} exit={exit} isLeaving={isLeaving && !onAgain} />
      </div>
    </section>
  );
}
