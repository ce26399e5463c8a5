import { useTexts } from "../../../../../src/client/kit/runner";
import { countdown } from "../../../../../src/shared/dates/countdown";
import type { Task } from "./taskOf";
import type { TaskSteps } from "./useTask";

interface TaskPanelProps {
  readonly task: Task;
  readonly steps: TaskSteps;
  /** Of the page, with what its snippet is told. */
  readonly address: string;
  readonly onEnd: (outcome: "DONE" | "GAVE_UP") => void;
}

/** While a task runs: how long it goes on, and the buttons that end it. The page is its own: nothing here reaches into it. */
export function TaskPanel({ task, steps, address, onEnd }: TaskPanelProps) {
  const { t, language } = useTexts();
  const { left, wait } = steps;
  return (
    <div className="ux-panel">
      <p role="timer" className="ux-muted">
        {t("uxTest.task.left", { time: countdown(left, language) })}
      </p>
      <div className="ux-buttons">
        <button type="button" className="rn-button" disabled={wait > 0} onClick={() => onEnd("DONE")}>
          {wait > 0 ? t("uxTest.task.doneIn", { smart_count: wait }) : t("uxTest.task.done")}
        </button>
        <button type="button" className="rn-button rn-back" onClick={() => onEnd("GAVE_UP")}>
          {t("uxTest.task.giveUp")}
        </button>
      </div>
      <OpenPage address={address} isWatched={task.isWatched} className="rn-link">
        {t("uxTest.task.openAgain")}
      </OpenPage>
    </div>
  );
}

interface OpenPageProps {
  readonly address: string;
  /** A page that reports what happens on it tells its opener as well. */
  readonly isWatched: boolean;
  readonly className: string;
  readonly id?: string;
  readonly onOpen?: () => void;
  readonly children: string;
}

/** Opens the page in a tab of its own. */
export function OpenPage({ address, isWatched, className, id, onOpen, children }: OpenPageProps) {
  return (
    <a
      id={id}
      className={className}
      href={address}
      target="_blank"
      rel={isWatched ? "opener" : "noopener noreferrer"}
      onClick={onOpen}
    >
      {children}
    </a>
  );
}
