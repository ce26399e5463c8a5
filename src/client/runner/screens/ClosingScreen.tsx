import { useTexts } from "../../texts/TextsProvider";
import { Glyph } from "../shell/Glyph";
import { useFocusOnMount } from "../shell/useFocusOnMount";
import { Paragraphs } from "./Paragraphs";

interface ClosingScreenProps {
  readonly closing: string | null;
  readonly labs: number;
  readonly isPreview: boolean;
  /** Where the way back leads; an open link has none. */
  readonly home: string | undefined;
}

export function ClosingScreen({ closing, labs, isPreview, home }: ClosingScreenProps) {
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
      {isPreview && (
        <button type="button" className="rn-button" onClick={() => window.location.reload()}>
          {t("runner.previewAgain")}
        </button>
      )}
      {!isPreview && home && (
        <a className="rn-button" href={home}>
          {t("runner.backToCommunity")}
        </a>
      )}
      {!isPreview && !home && <p className="rn-hint">{t("runner.closeTab")}</p>}
    </section>
  );
}
