import type { Exit } from "../../../contracts/api/execution";
import { useTexts } from "../../texts/TextsProvider";
import { Glyph } from "../shell/Glyph";
import { useFocusOnMount } from "../shell/useFocusOnMount";
import { ExitActions } from "./ExitActions";
import { Paragraphs } from "./Paragraphs";

interface ClosingScreenProps {
  readonly closing: string | null;
  readonly labs: number;
  readonly isPreview: boolean;
  /** Where the way back leads; an open link has none. */
  readonly home: string | undefined;
  readonly exit: Exit | null;
}

export function ClosingScreen({ closing, labs, isPreview, home, exit }: ClosingScreenProps) {
  const { t } = useTexts();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className="rn-screen rn-centred">
      <div className="rn-seal">
        <Glyph name="check" size={40} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {t(closing ? "runner.done" : "runner.thanks")}
      </h1>
      {closing ? <Paragraphs text={closing} /> : <p className="rn-lead">{t("runner.closing")}</p>}
      {labs > 0 && (
        <p className="rn-earned">
          <Glyph name="star" />
          {t("runner.earned", { smart_count: labs })}
        </p>
      )}
      <div className="rn-ways">
        <ExitActions isPreview={isPreview} home={home} exit={exit} isLeaving />
      </div>
    </section>
  );
}
