import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Survey } from "survey-react-ui";
import type { RunnerColours } from "../../../shared/theme/runnerColours";
import { useTexts } from "../../texts/TextsProvider";
import type { Execution, ExecutionState } from "../execution";
import { useFirstAnswer } from "../first/useFirstAnswer";
import { RunTokens } from "../questions/ExtensionQuestion";
import type { SaveQueue } from "../saving/saveQueue";
import type { WriteStore } from "../saving/writeStore";
import { Glyph } from "../shell/Glyph";
import { LanguageSelect } from "../shell/LanguageSelect";
import { RunnerShell } from "../shell/RunnerShell";
import { SaveStatus } from "../shell/SaveStatus";
import { nameParts } from "../survey/drawing/nameParts";
import { useSurveyModel } from "../survey/model/useSurveyModel";
import { useSteps } from "../survey/steps/useSteps";
import { useClock } from "../survey/timing/useClock";
import { useTiming } from "../survey/timing/useTiming";
import type { SaveProgress } from "../useSaveQueue";
import { DontKnow } from "./DontKnow";
import { QuestionClock } from "./QuestionClock";
import { SaveBanner } from "./SaveBanner";

const ONE_LINE = new Set(["text", "number", "email", "url", "tel", "date", "datetime-local", "radio", "checkbox"]);

/** Enter moves on from a choice or a one-line field, Ctrl/Cmd + Enter from anywhere. */
function isNextKey(event: { key: string; ctrlKey: boolean; metaKey: boolean; target: EventTarget | null }): boolean {
  if (event.key !== "Enter") return false;
  if (event.ctrlKey || event.metaKey) return true;
  return event.target instanceof HTMLInputElement && ONE_LINE.has(event.target.type);
}

export interface SurveyScreenProps {
  readonly state: ExecutionState;
  readonly execution: Execution;
  readonly queue: SaveQueue;
  readonly store: WriteStore;
  readonly saving: SaveProgress;
  /** The server's words about refused answers, by question. */
  readonly refusals: Map<string, string>;
  readonly colours: RunnerColours;
  readonly brand: { readonly name: string; readonly logo: string | null };
  /** What a preview says of itself; a key of the locales. */
  readonly preview: string | undefined;
  /** Above the first question. */
  readonly intro?: ReactNode;
  readonly onState: (state: ExecutionState) => void;
  readonly onProblem: (error: unknown) => void;
  readonly onLanguage: (language: string, present: Pick<ExecutionState, "answers" | "missing" | "currentQuestionId">) => void;
}

/** One question a screen, with our own way on and back around it. */
export function SurveyScreen(props: SurveyScreenProps) {
  const { state, execution, queue, store, saving, refusals, colours, brand, preview, intro } = props;
  const { onState, onProblem, onLanguage } = props;
  const { t } = useTexts();
  const container = useRef<HTMLDivElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const forgetRefusal = useCallback((questionId: string) => void refusals.delete(questionId), [refusals]);
  const measuring = useTiming(state.responseId, container);
  const { effortOf } = measuring;
  const model = useSurveyModel({ state, execution, queue, store, colours, onAnswered: forgetRefusal, effortOf });
  const clock = useClock(state.clock);
  const steps = useSteps({ model, state, execution, queue, refusals, container, clock, measuring, onState, onProblem });

  useFirstAnswer({
    model,
    container,
    onDontKnow: steps.toggleDontKnow,
    onMove: (move) => (move === "back" ? steps.back() : steps.next()),
  });

  useEffect(() => (container.current ? nameParts(container.current, t) : undefined), [t]);

  const runTokens = useMemo(() => {
    if (preview) return undefined;
    return async (questionId: string, purpose: string) => (await execution.runToken({ questionId, purpose })).token;
  }, [preview, execution]);

  const changeLanguage = (language: string) => {
    setIsChanging(true);
    onLanguage(language, { answers: model.data, missing: steps.missing, currentQuestionId: steps.questionId ?? null });
  };

  const dontKnow = steps.questionId ? state.dontKnow[steps.questionId] : undefined;
  return (
    <RunnerShell
      colours={colours}
      brand={brand}
      preview={preview}
      progress={steps.progress}
      tools={
        <>
          {!preview && <SaveStatus saving={saving} />}
          <LanguageSelect languages={state.languages} value={state.language} isDisabled={isChanging} onChange={changeLanguage} />
        </>
      }
      actions={
        <>
          <button
            type="button"
            className="rn-button rn-back"
            disabled={steps.index === 0 || (steps.isBusy && !steps.cannotSend)}
            onClick={steps.back}
          >
            <Glyph name="back" />
            <span>{t("common.back")}</span>
          </button>
          <button type="button" className="rn-button rn-next" aria-disabled={steps.isBusy || clock.isEarly} onClick={steps.next}>
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
        {state.clock && <QuestionClock limits={state.clock} reading={clock} triedEarly={steps.triedEarly} />}
        {steps.index === 0 && intro}
        {steps.isText && <h1 className="rn-hidden">{state.title}</h1>}
        <RunTokens value={runTokens}>
          <Survey key={state.language} model={model} />
        </RunTokens>
        {dontKnow && steps.questionId && (
          <DontKnow text={dontKnow} isOn={steps.missing[steps.questionId] !== undefined} onChange={steps.toggleDontKnow} />
        )}
        <SaveBanner saving={saving} cannotGoOn={steps.cannotSend} />
      </div>
    </RunnerShell>
  );
}
