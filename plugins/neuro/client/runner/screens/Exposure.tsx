import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import type { Plan } from "../run/plan";
import type { Action, Run } from "../run/run";
import { Cross } from "./TimedItem";

/** How far an arrow key moves the slider. */
const KEY_STEP = 5;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

interface ExposureProps {
  readonly plan: Plan;
  readonly run: Run;
  readonly tell: (action: Action) => void;
}

/** A cross, then the advertisement for its time, with a slider that follows how much it is liked. */
export function Exposure({ plan, run, tell }: ExposureProps) {
  const { t } = useTexts();
  const slider = useRef<HTMLInputElement>(null);
  const isShown = run.phase === "drawn" || run.phase === "asked";
  useEffect(() => {
    if (isShown) slider.current?.focus();
  }, [isShown]);
  function onKeyDown(event: KeyboardEvent) {
    const direction = KEYS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    tell({ kind: "slide", value: run.slider + direction * KEY_STEP });
  }
  return (
    <div className="nq-exposure">
      <div className="nq-room">
        <img
          className="nq-picture"
          src={plan.picture}
          alt={plan.alternativeText}
          draggable={false}
          data-shown={isShown ? "" : undefined}
        />
        {!isShown && <Cross />}
      </div>
      <label className="nq-slider">
        <span className="nq-small">{t("neuro.runner.slider.label")}</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={100}
          value={run.slider}
          disabled={!isShown}
          aria-valuetext={t("neuro.runner.slider.value", { value: run.slider })}
          onKeyDown={onKeyDown}
          onChange={({ target }) => tell({ kind: "slide", value: Number(target.value) })}
        />
        <span className="nq-ends" aria-hidden="true">
          <span>← {t("neuro.runner.slider.dislike")}</span>
          <span>{t("neuro.runner.slider.like")} →</span>
        </span>
      </label>
    </div>
  );
}
