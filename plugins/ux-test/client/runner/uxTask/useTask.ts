import { useCallback, useEffect, useRef, useState } from "react";
import type { Json } from "../../../../../src/shared/json";
import { answerIn, type UxTaskAnswer } from "../../../questions/uxTask/uxTaskQuestion";
import type { Outcome } from "../../../shared/uxTest";
import { keepStart, startedAt } from "./startedTask";
import type { Task } from "./taskOf";

const TICK_MS = 250;

interface TaskState {
  readonly questionId: string;
  readonly task: Task;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  /** The task has begun, or ended. */
  readonly onStep: () => void;
  readonly onEnd: () => void;
}

/** A task's way: not begun, running, ended. Its time is the person's own clock's, and goes on while the page is closed. */
export function useTask({ questionId, task, value, onChange, onStep, onEnd }: TaskState) {
  const answer = answerIn(value);
  const [began, setBegan] = useState(() => startedAt(questionId));
  const [now, setNow] = useState(Date.now);
  const isRunning = began !== undefined && answer === undefined;
  // New ones with each drawing: no reason to set the clock anew.
  const told = useRef({ onChange, onStep, onEnd });
  told.current = { onChange, onStep, onEnd };

  const end = useCallback(
    (outcome: Outcome) => {
      if (began === undefined) return;
      const seconds = Math.round((Date.now() - began) / 100) / 10;
      const ended: UxTaskAnswer = {
        outcome,
        seconds: outcome === "TIMED_OUT" ? task.timeoutSeconds : Math.min(seconds, task.timeoutSeconds),
        isPhone: task.isPhone,
        startedAt: began,
      };
      keepStart(questionId, undefined);
      told.current.onChange({ ...ended });
      told.current.onStep();
      told.current.onEnd();
    },
    [began, questionId, task],
  );

  useEffect(() => {
    if (!isRunning) return undefined;
    const look = () => {
      setNow(Date.now());
      if (Date.now() >= began + task.timeoutSeconds * 1_000) end("TIMED_OUT");
    };
    look();
    const timer = window.setInterval(look, TICK_MS);
    return () => window.clearInterval(timer);
  }, [isRunning, began, task.timeoutSeconds, end]);

  return {
    answer,
    isRunning,
    /** Milliseconds. */
    left: began === undefined ? task.timeoutSeconds * 1_000 : Math.max(0, began + task.timeoutSeconds * 1_000 - now),
    /** Seconds until it can be done. */
    wait: began === undefined ? 0 : Math.max(0, Math.ceil(task.leastSeconds - (now - began) / 1_000)),
    begin: useCallback(() => {
      const at = Date.now();
      keepStart(questionId, at);
      setBegan(at);
      setNow(at);
      told.current.onStep();
    }, [questionId]),
    end,
    rate: (ease: number) => answer && onChange({ ...answer, ease }),
  };
}

export type TaskSteps = ReturnType<typeof useTask>;
