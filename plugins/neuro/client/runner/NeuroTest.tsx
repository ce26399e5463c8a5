import "./neuro.css";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type RunnerQuestionProps, useTexts } from "../../../../src/client/kit/runner";
import type { Json } from "../../../../src/shared/json";
import { neuroAnswerIn } from "../../question/neuroQuestion";
import { isComputer } from "./isComputer";
import { forgetRun, noteBegun, wasBegun } from "./run/keptRuns";
import { type Plan, planOf } from "./run/plan";
import { answerOf } from "./run/run";
import { useRun } from "./run/useRun";
import { Stage } from "./Stage";

/** First what will happen, then the test on the whole screen, then nothing but a word that it is done. */
export function NeuroTest(props: RunnerQuestionProps) {
  const { element, value, focusId } = props;
  const { t } = useTexts();
  const plan = useMemo(() => planOf(element), [element]);
  const line = useRef<HTMLParagraphElement>(null);
  if (neuroAnswerIn(value))
    return (
      <p ref={line} id={focusId} className="nq-done" tabIndex={-1} role="status">
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" fill="currentColor" />
          <path d="m7 12.5 3.5 3.5 6.5-7.5" fill="none" stroke="var(--rn-page)" strokeWidth="2.2" />
        </svg>
        {t("neuro.runner.done")}
      </p>
    );
  if (!isComputer())
    return (
      <p id={focusId} className="nq-note" tabIndex={-1}>
        {t("neuro.runner.computerOnly")}
      </p>
    );
  return plan && <Test {...props} plan={plan} line={line} />;
}

interface TestProps extends RunnerQuestionProps {
  readonly plan: Plan;
  /** Where the focus goes once the test is done. */
  readonly line: RefObject<HTMLParagraphElement | null>;
}

/** Seconds that explanations take, and that each timed thing takes with its pause. */
const READING_SECONDS = 60;
const ITEM_SECONDS = 2;

function minutesOf({ practice, baseline, words, recognition, exposureMs }: Plan): number {
  const items = [practice, baseline, words, recognition].reduce((sum, { length }) => sum + length, 0);
  return Math.ceil((READING_SECONDS + exposureMs / 1_000 + items * ITEM_SECONDS) / 60);
}

function Test(props: TestProps) {
  const { questionId, plan, onChange, isReadOnly, titleId, describedBy, focusId, clearIssue, line } = props;
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [wasReloaded] = useState(() => wasBegun(questionId));
  const [run, tell] = useRun(questionId, plan);
  const button = useRef<HTMLButtonElement>(null);
  const isBegun = run.stage !== "practice" || run.given.practice.length > 0;
  // The picture is there when it is asked for.
  useEffect(() => {
    new Image().src = plan.picture;
  }, [plan]);
  useEffect(() => {
    const answer = answerOf(plan, run);
    if (!answer) return;
    forgetRun(questionId);
    onChange(answer as unknown as Json);
    // Once the dialog is gone and the line is there.
    requestAnimationFrame(() => line.current?.focus());
  }, [plan, run, questionId, onChange, line]);
  const text = isBegun ? "resume" : wasReloaded ? "reloaded" : undefined;
  return (
    <div className="nq">
      {text && (
        <p className="nq-note" role="status">
          {t(`neuro.runner.${text}`)}
        </p>
      )}
      <ol className="nq-steps">
        {(["keys", "picture", "words", "places"] as const).map((name) => (
          <li key={name}>{t(`neuro.runner.steps.${name}`)}</li>
        ))}
      </ol>
      <p className="nq-small">{t("neuro.runner.length", { smart_count: minutesOf(plan) })}</p>
      <p className="nq-small">{t("neuro.runner.privacy")}</p>
      <button
        type="button"
        ref={button}
        id={focusId}
        className="rn-button"
        aria-describedby={describedBy}
        disabled={isReadOnly}
        onClick={() => {
          clearIssue();
          noteBegun(questionId);
          setIsOpen(true);
        }}
      >
        {t(isBegun ? "neuro.runner.continue" : "neuro.runner.start")}
      </button>
      {isOpen && run.stage !== "done" && (
        <Stage
          plan={plan}
          run={run}
          tell={tell}
          titleId={titleId}
          onLeave={() => {
            tell({ kind: "leave" });
            setIsOpen(false);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      )}
    </div>
  );
}
