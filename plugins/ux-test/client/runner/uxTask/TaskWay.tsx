import { useState } from "react";
import { type RunnerQuestionProps, useTexts } from "../../../../../src/client/kit/runner";
import { type Recording, RecordingGate, RecordingLine } from "../recording";
import { EaseScale } from "./EaseScale";
import { RunningTask } from "./RunningTask";
import { OpenPage } from "./TaskPanel";
import type { Task } from "./taskOf";
import { type TaskSteps, useTask } from "./useTask";
import { useWatchedAddress } from "./useWatchedAddress";

export interface TaskWayProps {
  readonly question: RunnerQuestionProps;
  readonly task: Task;
  /** Nothing where the author wants none. */
  readonly recording: Recording | undefined;
}

/** "3 minutes" where it is minutes, else "90 seconds". */
function lengthOf(seconds: number, language: string): string {
  const [unit, value] = seconds % 60 === 0 ? ["minute", seconds / 60] : ["second", seconds];
  return new Intl.NumberFormat(language, { style: "unit", unit: String(unit), unitDisplay: "long" }).format(Number(value));
}

interface BeforeProps extends TaskWayProps {
  readonly address: string | undefined;
  readonly onBegin: () => void;
}

function Before({ question: { focusId }, task, recording, address, onBegin }: BeforeProps) {
  const { t, language } = useTexts();
  const [isCleared, setCleared] = useState(recording === undefined);
  return (
    <>
      <p>{t("uxTest.task.how")}</p>
      <p className="ux-muted">{t("uxTest.task.limit", { time: lengthOf(task.timeoutSeconds, language) })}</p>
      {recording && !isCleared && (
        <RecordingGate
          recording={recording}
          isRequired={task.recordingRequired}
          onReady={() => setCleared(true)}
          onRefuse={() => setCleared(true)}
        />
      )}
      {isCleared &&
        (address === undefined ? (
          <p role="status" className="ux-muted">
            {t("common.loading")}
          </p>
        ) : (
          <OpenPage id={focusId} address={address} isWatched={task.isWatched} className="rn-button" onOpen={onBegin}>
            {t("uxTest.task.open")}
          </OpenPage>
        ))}
    </>
  );
}

function After({ question, task, steps }: Omit<TaskWayProps, "recording"> & { readonly steps: TaskSteps }) {
  const { t } = useTexts();
  const { answer } = steps;
  if (!answer) return null;
  return (
    <>
      <p className={`ux-ended ux-${answer.outcome === "DONE" ? "done" : "not-done"}`} role="status">
        {t(`uxTest.task.ended.${answer.outcome}`)}
      </p>
      {task.asksEase && (
        <EaseScale
          name={question.questionId}
          ease={answer.ease}
          isReadOnly={question.isReadOnly}
          focusId={question.focusId}
          onRate={steps.rate}
        />
      )}
    </>
  );
}

/** A task: consent and the page that it begins on, a panel while it runs, and how easy it was. */
export function TaskWay({ question, task, recording }: TaskWayProps) {
  const { questionId, value, onChange, clearIssue, runToken } = question;
  const steps = useTask({ questionId, task, value, onChange, onStep: clearIssue, onEnd: () => void recording?.stop() });
  const address = useWatchedAddress(task, runToken);
  const { answer, isRunning, begin } = steps;
  const start = () => {
    begin();
    void recording?.start();
  };
  return (
    <div className="ux-task">
      {answer && <After question={question} task={task} steps={steps} />}
      {isRunning && <RunningTask question={question} task={task} steps={steps} address={address ?? task.address} />}
      {!answer && !isRunning && (
        <Before question={question} task={task} recording={recording} address={address} onBegin={start} />
      )}
      {recording && isRunning && (recording.phase === "devices" || recording.phase === "ready") && (
        // After a reload the browser has to be asked anew.
        <RecordingGate
          recording={recording}
          isRequired={task.recordingRequired}
          onReady={() => void recording.start()}
          onRefuse={() => undefined}
        />
      )}
      {recording && (answer || isRunning) && <RecordingLine recording={recording} />}
    </div>
  );
}
