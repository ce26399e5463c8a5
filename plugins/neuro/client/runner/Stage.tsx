import { useEffect, useRef } from "react";
import { useTexts } from "../../../../src/client/kit/runner";
import type { Plan } from "./run/plan";
import { type Action, isTimed, progressOf, type Run, STAGES } from "./run/run";
import { Brief } from "./screens/Brief";
import { Exposure } from "./screens/Exposure";
import { LoadFailure } from "./screens/LoadFailure";
import { Places } from "./screens/Places";
import { TimedItem } from "./screens/TimedItem";
import { useLoadedPicture } from "./useLoadedPicture";

interface StageProps {
  readonly plan: Plan;
  readonly run: Run;
  readonly tell: (action: Action) => void;
  readonly titleId: string;
  /** Told where the person pauses, by the button or Escape. */
  readonly onLeave: () => void;
}

/** The test over the whole screen, so that nothing else moves or catches the eye. */
export function Stage({ plan, run, tell, titleId, onLeave }: StageProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { status, attempt, retry } = useLoadedPicture(plan.picture);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const number = run.stage === "done" ? STAGES.length : STAGES.indexOf(run.stage) + 1;
  const percent = Math.round(progressOf(plan, run) * 100);
  return (
    <dialog
      ref={dialog}
      className="nq-stage"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <header className="nq-head">
        <p>{t("neuro.runner.step", { number, count: STAGES.length })}</p>
        <div
          className="nq-progress"
          role="progressbar"
          aria-label={t("neuro.runner.progress")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <div style={{ width: `${percent}%` }} />
        </div>
        <button type="button" className="rn-button rn-back" onClick={onLeave}>
          {t("neuro.runner.pause")}
        </button>
      </header>
      <div className="nq-body">
        {status === "failed" && <LoadFailure key={attempt} attempt={attempt} onRetry={retry} />}
        {status === "loading" && <p role="status">{t("neuro.runner.loading")}</p>}
        {status === "ready" && <Screen plan={plan} run={run} tell={tell} />}
      </div>
    </dialog>
  );
}

function Screen({ plan, run, tell }: Pick<StageProps, "plan" | "run" | "tell">) {
  const { stage, phase } = run;
  if (stage === "done") return null;
  if (phase === "brief") return <Brief key={stage} stage={stage} plan={plan} onStart={(at) => tell({ kind: "start", at })} />;
  if (isTimed(stage)) return <TimedItem plan={plan} run={run} stage={stage} tell={tell} />;
  return stage === "exposure" ? <Exposure plan={plan} run={run} tell={tell} /> : <Places plan={plan} run={run} tell={tell} />;
}
