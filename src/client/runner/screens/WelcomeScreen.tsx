import { useTexts } from "../../texts/TextsProvider";
import type { ExecutionState } from "../execution";
import { Glyph } from "../shell/Glyph";
import { useFocusOnMount } from "../shell/useFocusOnMount";
import { Paragraphs } from "./Paragraphs";

interface WelcomeScreenProps {
  readonly state: ExecutionState;
  readonly questions: number;
}

/** What this is about, how long it is and what it brings, before the first question. */
export function WelcomeScreen({ state, questions }: WelcomeScreenProps) {
  const { t } = useTexts();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className="rn-screen">
      <h1 ref={heading} tabIndex={-1}>
        {state.title}
      </h1>
      {state.welcome ? <Paragraphs text={state.welcome} /> : <p className="rn-lead">{t("runner.welcome")}</p>}
      <ul className="rn-facts">
        <li>
          <Glyph name="clock" />
          {t("runner.questions", { smart_count: questions })}
        </li>
        {state.labs > 0 && (
          <li>
            <Glyph name="star" />
            {t("runner.labs", { smart_count: state.labs })}
          </li>
        )}
        <li>
          <Glyph name="check" />
          {t("runner.resumable")}
        </li>
      </ul>
    </section>
  );
}
