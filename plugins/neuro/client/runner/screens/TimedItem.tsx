import { type PointerEvent, useEffect, useRef } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import type { Plan } from "../run/plan";
import type { Action, Run, TimedStage } from "../run/run";
import { Keys } from "./KeyLegend";

const ANSWER_KEYS: Readonly<Record<string, boolean>> = { f: false, arrowleft: false, j: true, arrowright: true };

interface TimedItemProps {
  readonly plan: Plan;
  readonly run: Run;
  readonly stage: TimedStage;
  readonly tell: (action: Action) => void;
}

/** One word or thing after the other, each answered with yes or no as fast as one can. */
export function TimedItem({ plan, run, stage, tell }: TimedItemProps) {
  const { t } = useTexts();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isYes = ANSWER_KEYS[event.key.toLowerCase()];
      if (isYes === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) tell({ kind: "answer", at: event.timeStamp, isYes });
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [tell]);
  const given = run.given[stage];
  const isJudged = run.phase === "feedback";
  const index = isJudged ? given.length - 1 : given.length;
  const isVisible = run.phase !== "gap";
  return (
    <div className="nq-timed" data-phase={run.phase}>
      <p className="nq-small">
        {t(`neuro.runner.asks.${stage}`)} {t("neuro.runner.count", { number: index + 1, count: plan[stage].length })}
      </p>
      <div ref={region} className="nq-word" tabIndex={-1}>
        <p aria-live="assertive">{isVisible ? plan[stage][index]?.text : ""}</p>
        {!isVisible && <Cross />}
      </div>
      <Feedback plan={plan} run={run} />
      <div className="nq-answers">
        <AnswerButton isYes={false} tell={tell} />
        <AnswerButton isYes tell={tell} />
      </div>
    </div>
  );
}

/** Where to look before something appears. */
export function Cross() {
  return (
    <svg className="nq-cross" width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 8v32M8 24h32" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}

/** After a practice answer alone: whether it was right. Its line is there in any case, so that nothing moves. */
function Feedback({ plan, run: { stage, phase, given } }: Pick<TimedItemProps, "plan" | "run">) {
  const { t } = useTexts();
  const last = given.practice.at(-1);
  const expected = plan.practice[given.practice.length - 1];
  const isVisible = stage === "practice" && phase === "feedback" && last && expected;
  const isRight = last?.isYes === expected?.isTrue;
  const key = last?.isYes === null ? "late" : isRight ? "right" : "wrong";
  return (
    <p className="nq-feedback" role="status" data-right={isVisible && isRight ? "" : undefined}>
      {isVisible && t(`neuro.runner.feedback.${key}`)}
    </p>
  );
}

interface AnswerButtonProps extends Pick<TimedItemProps, "tell"> {
  readonly isYes: boolean;
}

function AnswerButton({ isYes, tell }: AnswerButtonProps) {
  const { t } = useTexts();
  const answer = (at: number) => tell({ kind: "answer", at, isYes });
  function onPointerDown({ button, nativeEvent }: PointerEvent) {
    if (button === 0) answer(nativeEvent.timeStamp);
  }
  return (
    <button
      type="button"
      className="nq-answer"
      aria-keyshortcuts={isYes ? "J ArrowRight" : "F ArrowLeft"}
      onPointerDown={onPointerDown}
      // By keys or a screen reader: a pointer has answered as it was pressed.
      onClick={({ detail, timeStamp }) => detail === 0 && answer(timeStamp)}
    >
      <span>{t(isYes ? "neuro.runner.yes" : "neuro.runner.no")}</span>
      <span aria-hidden="true">
        <Keys isYes={isYes} />
      </span>
    </button>
  );
}
