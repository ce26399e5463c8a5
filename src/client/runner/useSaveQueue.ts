import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { Execution } from "./execution";
import type { Job } from "./saving/jobs";
import { judgeFailure } from "./saving/judgeFailure";
import { keepJobs, readKeptJobs } from "./saving/keptJobs";
import { SaveQueue, type SaveState } from "./saving/saveQueue";

interface SaveQueueInput {
  readonly execution: Execution;
  /** Nothing in a preview: then nothing is kept in the browser either. */
  readonly responseId: string | null;
  readonly onRefused: (job: Job, error: unknown) => void;
  readonly onStopped: (error: unknown) => void;
}

function send(execution: Execution, job: Job): Promise<void> {
  return job.kind === "position" ? execution.savePosition(job.questionId) : execution.saveAnswer(job.questionId, job.body);
}

/** The queue of one response; sends first what an earlier opening of the page could not. */
export function useSaveQueue({ execution, responseId, onRefused, onStopped }: SaveQueueInput): {
  queue: SaveQueue;
  saveState: SaveState;
} {
  const handlers = useRef({ onRefused, onStopped });
  useEffect(() => {
    handlers.current = { onRefused, onStopped };
  });

  const queue = useMemo(
    () =>
      new SaveQueue({
        send: (job) => send(execution, job),
        judge: judgeFailure,
        keep: (jobs) => {
          if (responseId) keepJobs(responseId, jobs);
        },
        onRefused: (job, error) => handlers.current.onRefused(job, error),
        onStopped: (error) => handlers.current.onStopped(error),
      }),
    [execution, responseId],
  );

  useEffect(() => {
    if (responseId) for (const job of readKeptJobs(responseId)) queue.put(job);
    const flush = () => queue.flush();
    window.addEventListener("online", flush);
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("online", flush);
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [queue, responseId]);

  const saveState = useSyncExternalStore(
    useMemo(() => queue.subscribe.bind(queue), [queue]),
    () => queue.state,
  );
  return { queue, saveState };
}
