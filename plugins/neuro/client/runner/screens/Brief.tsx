import { useEffect, useRef } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import { MOST_POINTS } from "../../../question/neuroQuestion";
import type { Plan } from "../run/plan";
import { isTimed, type Stage } from "../run/run";
import { KeyLegend } from "./KeyLegend";

interface BriefProps {
  readonly stage: Stage;
  readonly plan: Plan;
  /** @param at of the event, by the clock of `event.timeStamp` */
  readonly onStart: (at: number) => void;
}

/** What comes next and how it goes; Enter begins it. */
export function Brief({ stage, plan, onStart }: BriefProps) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const params = { seconds: plan.exposureMs / 1_000, limit: plan.limitMs / 1_000, most: MOST_POINTS };
  return (
    <div className="nq-card">
      <h2>{t(`neuro.runner.briefs.${stage}.title`)}</h2>
      <p>{t(`neuro.runner.briefs.${stage}.text`, params)}</p>
      {isTimed(stage) && <KeyLegend />}
      <button type="button" ref={button} className="rn-button" onClick={(event) => onStart(event.timeStamp)}>
        {t(`neuro.runner.briefs.${stage}.start`)}
      </button>
      <p className="nq-small">{t("neuro.runner.enter")}</p>
    </div>
  );
}
