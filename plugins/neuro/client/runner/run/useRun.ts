import { useCallback, useEffect, useRef, useState } from "react";
import { keepRun, keptRun } from "./keptRuns";
import type { Plan } from "./plan";
import { type Action, type Attention, dueAt, newRun, type Run, step } from "./run";

const now = () => performance.now();

function attention(): Attention {
  const isVisible = document.visibilityState === "visible";
  return { isVisible, isFocused: isVisible && document.hasFocus() };
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** When what has just been put on the page is painted: the second frame from now begins after the first was drawn. */
async function afterPaint(): Promise<number> {
  await nextFrame();
  return nextFrame();
}

/** Tells the run when the page is hidden, shown, left and come back to. */
function useAttention(isWatched: boolean, tell: (action: Action) => void): void {
  useEffect(() => {
    if (!isWatched) return;
    const note = () => tell({ kind: "attention", at: now(), ...attention() });
    document.addEventListener("visibilitychange", note);
    window.addEventListener("focus", note);
    window.addEventListener("blur", note);
    return () => {
      document.removeEventListener("visibilitychange", note);
      window.removeEventListener("focus", note);
      window.removeEventListener("blur", note);
    };
  }, [isWatched, tell]);
}

/** A run with the clock of the page: the same that `event.timeStamp` goes by. */
export function useRun(questionId: string, plan: Plan): readonly [Run, (action: Action) => Run] {
  const [run, setRun] = useState<Run>(() => keptRun(questionId) ?? newRun());
  const current = useRef(run);
  const tell = useCallback(
    (action: Action) => {
      const next = step(plan, current.current, action);
      current.current = next;
      keepRun(questionId, next);
      setRun(next);
      return next;
    },
    [plan, questionId],
  );
  useEffect(() => {
    const due = dueAt(plan, run);
    if (due === undefined) return;
    const timer = setTimeout(() => tell({ kind: "tick", at: Math.max(now(), due) }), Math.max(due - now(), 0));
    return () => clearTimeout(timer);
  }, [plan, run, tell]);
  const isDrawn = run.phase === "drawn";
  useEffect(() => {
    if (!isDrawn) return;
    let isLeft = false;
    void afterPaint().then((at) => !isLeft && tell({ kind: "painted", at, ...attention() }));
    return () => {
      isLeft = true;
    };
  }, [isDrawn, tell]);
  useAttention(run.watch !== undefined, tell);
  return [run, tell];
}
