import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Helpers, type Question } from "survey-core";
import type { Json } from "../../../shared/json";
import type { RunnerQuestion } from "../../host/runnerHost";
import { useTexts } from "../../texts/TextsProvider";
import { loadComponent, loadedComponent } from "./components";
import { elementOf } from "./element";

/** Gives out tokens for calls about a question; nothing in a preview. */
export const RunTokens = createContext<((questionId: string, purpose: string) => Promise<string>) | undefined>(undefined);

interface ExtensionQuestionProps {
  readonly question: Question;
  readonly asked: RunnerQuestion;
}

interface QuestionState {
  readonly value: Json;
  readonly isReadOnly: boolean;
  readonly hasIssue: boolean;
}

/** The answer and what is said of it, again whenever it changes: "don't know" may take it back. */
function useQuestionState(question: Question): QuestionState {
  const subscribe = useCallback(
    (listener: () => void) => {
      question.onPropertyChanged.add(listener);
      return () => question.onPropertyChanged.remove(listener);
    },
    [question],
  );
  const read = () => {
    const state: QuestionState = {
      value: (question.value ?? null) as Json,
      isReadOnly: question.isInputReadOnly,
      hasIssue: question.errors.length > 0,
    };
    return JSON.stringify(state);
  };
  const text = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => JSON.parse(text) as QuestionState, [text]);
}

/** The question's component, once it is there. */
function useComponent(asked: RunnerQuestion) {
  const [Component, setComponent] = useState(() => loadedComponent(asked));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    let isLeft = false;
    setHasFailed(false);
    loadComponent(asked).then(
      (loaded) => !isLeft && setComponent(() => loaded),
      () => !isLeft && setHasFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [asked, attempt]);
  return { Component, hasFailed, retry: () => setAttempt((count) => count + 1) };
}

/** Asks the question of an extension with what the extension draws it by. */
export function ExtensionQuestion({ question, asked }: ExtensionQuestionProps) {
  const { t } = useTexts();
  const { value, isReadOnly, hasIssue } = useQuestionState(question);
  const { Component, hasFailed, retry } = useComponent(asked);
  const element = useMemo(() => elementOf(question, asked), [question, asked]);
  const tokens = useContext(RunTokens);
  const runToken = useMemo(() => tokens && ((purpose: string) => tokens(question.name, purpose)), [tokens, question.name]);
  if (!Component && hasFailed)
    return (
      <div className="rn-banner" role="alert">
        <div>
          <p>{t("runner.questionFailed")}</p>
          <button type="button" className="rn-button rn-back" onClick={retry}>
            {t("common.retry")}
          </button>
        </div>
      </div>
    );
  if (!Component)
    return (
      <div role="status" aria-label={t("common.loading")}>
        <span className="rn-bone rn-bone-question" />
      </div>
    );
  return (
    <Component
      questionId={question.name}
      element={element}
      value={value ?? undefined}
      onChange={(next) => {
        if (Helpers.isValueEmpty(next)) question.clearValue();
        else question.value = next;
      }}
      isReadOnly={isReadOnly}
      titleId={question.ariaTitleId}
      helpId={question.hasDescription ? question.ariaDescriptionId : undefined}
      describedBy={question.a11y_input_ariaDescribedBy ?? undefined}
      hasIssue={hasIssue}
      clearIssue={() => question.clearErrors()}
      focusId={question.inputId}
      runToken={runToken}
    />
  );
}
