import { useTexts } from "../../texts/TextsProvider";
import type { ExecutionState } from "../execution";
import { Paragraphs } from "../screens/Paragraphs";

/** The welcome above the first question, as the server's page has it. */
export function Intro({ state }: { readonly state: ExecutionState }) {
  const { t } = useTexts();
  return (
    <section className="rn-intro">
      <p className="rn-intro-title">{state.title}</p>
      {state.welcome ? <Paragraphs text={state.welcome} /> : <p className="rn-lead">{t("runner.welcome")}</p>}
      <ul className="rn-facts rn-facts-plain">
        {state.labs > 0 && <li>{t("runner.labs", { smart_count: state.labs })}</li>}
        <li>{t("runner.resumable")}</li>
      </ul>
    </section>
  );
}
