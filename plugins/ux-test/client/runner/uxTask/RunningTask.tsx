import { createPortal } from "react-dom";
import { type RunnerQuestionProps, useTexts } from "../../../../../src/client/kit/runner";
import { TaskPanel } from "./TaskPanel";
import type { Task } from "./taskOf";
import { useFloatingWindow } from "./useFloatingWindow";
import type { TaskSteps } from "./useTask";

interface RunningTaskProps {
  readonly question: Pick<RunnerQuestionProps, "titleId" | "helpId">;
  readonly task: Task;
  readonly steps: TaskSteps;
  readonly address: string;
}

/** What the runner says of the question, for a window that has nothing of it. */
const wordsOf = (id: string | undefined) => (id ? (document.getElementById(id)?.textContent ?? "") : "");

/** The panel of a task that runs; in a window above the site where browsers have such. */
export function RunningTask({ question: { titleId, helpId }, task, steps, address }: RunningTaskProps) {
  const { t } = useTexts();
  const floating = useFloatingWindow();
  const end = (outcome: "DONE" | "GAVE_UP") => {
    floating.close();
    steps.end(outcome);
  };
  const panel = <TaskPanel task={task} steps={steps} address={address} onEnd={end} />;
  if (!floating.window)
    return (
      <>
        {panel}
        {floating.isPossible && !task.isPhone && (
          <button type="button" className="rn-link ux-float" onClick={() => void floating.open()}>
            {t("uxTest.task.float")}
          </button>
        )}
      </>
    );
  return (
    <>
      <p className="rn-banner">{t("uxTest.task.floating")}</p>
      <button type="button" className="rn-button rn-back" onClick={floating.close}>
        {t("uxTest.task.bringBack")}
      </button>
      {createPortal(
        <main className="ux-window">
          <h1>{wordsOf(titleId)}</h1>
          <p>{wordsOf(helpId)}</p>
          {panel}
        </main>,
        floating.window.document.body,
      )}
    </>
  );
}
