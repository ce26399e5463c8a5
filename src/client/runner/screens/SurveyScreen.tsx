import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Survey } from "survey-react-ui";
import type { RunnerColours } from "../../../shared/runnerColours";
import { useTexts } from "../../texts/TextsProvider";
import type { Execution, ExecutionState } from "../execution";
import { useFirstAnswer } from "../first/useFirstAnswer";
import type { SaveQueue, SaveState } from "../saving/saveQueue";
import { Glyph } from "../shell/Glyph";
import { LanguageSelect } from "../shell/LanguageSelect";
import { RunnerShell } from "../shell/RunnerShell";
import { SaveStatus } from "../shell/SaveStatus";
import { isNextKey } from "../survey/isNextKey";
import { nameParts } from "../survey/nameParts";
import { useSteps } from "../survey/useSteps";
import { useSurveyModel } from "../survey/useSurveyModel";
import { DontKnow } from "./DontKnow";

export interface SurveyScreenProps {
  readonly state: ExecutionState;
  readonly execution: Execution;
  readonly queue: SaveQueue;
  readonly saveState: SaveState;
  /** The server's words about refused answers, by question. */
  readonly refusals: Map<string, string>;
  readonly colours: RunnerColours;
  readonly brand: { readonly name: string; readonly logo: string | null };
  readonly isPreview: boolean;
  /** Above the first question. */
  readonly intro?: ReactNode;
  readonly onState: (state: ExecutionState) => void;
  readonly onProblem: (error: unknown) => void;
  readonly onLanguage: (language: string, present: Pick<ExecutionState, "answers" | "missing" | "currentQuestionId">) => void;
}

/** One question a screen, with our own way on and back around it. */
export function SurveyScreen(props: SurveyScreenProps) {
  const { state, execution, queue, saveState, refusals, colours, brand, isPreview, intro, onState, onProblem, onLanguage } =
    props;
  const { t } = useTexts();
  const container = useRef<HTMLDivElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const forgetRefusal = useCallback((questionId: string) => void refusals.delete(questionId), [refusals]);
  const model = useSurveyModel({ state, execution, queue, colours, onAnswered: forgetRefusal });
  const steps = useSteps({ model, state, execution, queue, refusals, container, onState, onProblem });

  useFirstAnswer({ model, container, onDontKnow: () => steps.toggleDontKnow(true) });

  useEffect(() => (container.current ? nameParts(container.current, t) : undefined), [t]);

  const changeLanguage = (language: string) => {
    setIsChanging(true);
    onLanguage(language, { answers: model.data, missing: steps.missing, currentQuestionId: steps.questionId ?? null });
  };

  const dontKnow = steps.questionId ? state.dontKnow[steps.questionId] : undefined;
  return (
    <RunnerShell
      colours={colours}
      brand={brand}
      isPreview={isPreview}
      progress={steps.progress}
      tools={
        <>
          {!isPreview && <SaveStatus state={saveState} />}
          <LanguageSelect languages={state.languages} value={state.language} isDisabled={isChanging} onChange={changeLanguage} />
        </>
      }
      actions={
        <>
          <button type="button" className="rn-button rn-back" disabled={steps.index === 0 || steps.isBusy} onClick={steps.back}>
            <Glyph name="back" />
            <span>{t("common.back")}</span>
          </button>
          <button type="button" className="rn-button rn-next" aria-disabled={steps.isBusy} onClick={steps.next}>
            <span>{t(steps.isLast ? "common.send" : "common.next")}</span>
            <Glyph name={steps.isLast ? "check" : "next"} />
          </button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for keys that bubble up from the question's own inputs */}
      <div
        ref={container}
        className="rn-question"
        onKeyDown={(event) => {
          if (!isNextKey(event)) return;
          event.preventDefault();
          steps.next();
        }}
      >
        {steps.index === 0 && intro}
        {steps.isText && <h1 className="rn-hidden">{state.title}</h1>}
        <Survey key={state.language} model={model} />
        {dontKnow && steps.questionId && (
          <DontKnow text={dontKnow} isOn={steps.missing[steps.questionId] !== undefined} onChange={steps.toggleDontKnow} />
        )}
        {saveState === "waiting" && !steps.cannotSend && (
          <p className="rn-banner" role="status">
            <Glyph name="offline" />
            {t("runner.waiting")}
          </p>
        )}
        {steps.cannotSend && (
          <p className="rn-banner" role="alert">
            <Glyph name="offline" />
            {t("runner.cannotSend")}
          </p>
        )}
      </div>
    </RunnerShell>
  );
}
