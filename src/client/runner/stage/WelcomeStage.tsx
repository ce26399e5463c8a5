import { isJsonObject } from "../../../shared/json";
import { useTexts } from "../../texts/TextsProvider";
import type { ExecutionState } from "../execution";
import { WelcomeScreen } from "../screens/WelcomeScreen";
import { Glyph } from "../shell/Glyph";
import { LanguageSelect } from "../shell/LanguageSelect";
import { RunnerShell } from "../shell/RunnerShell";
import type { useFrame } from "./useFrame";

interface WelcomeStageProps {
  readonly frame: ReturnType<typeof useFrame>;
  readonly state: ExecutionState;
  readonly onLanguage: (language: string) => void;
  readonly onStart: () => void;
}

function pageCount({ survey: { pages } }: ExecutionState): number {
  return Array.isArray(pages) ? pages.filter(isJsonObject).length : 0;
}

/** The survey's welcome, before anything is asked. */
export function WelcomeStage({ frame, state, onLanguage, onStart }: WelcomeStageProps) {
  const { t } = useTexts();
  const { languages, language } = state;
  return (
    <RunnerShell
      {...frame}
      tools={<LanguageSelect languages={languages} value={language} isDisabled={false} onChange={onLanguage} />}
      actions={
        <button type="button" className="rn-button rn-next" onClick={onStart}>
          <span>{t("runner.start")}</span>
          <Glyph name="next" />
        </button>
      }
    >
      <WelcomeScreen state={state} questions={pageCount(state)} />
    </RunnerShell>
  );
}
