import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Place } from "../../../../../src/shared/area";
import { targetAt } from "../../../questions/imagePath/evaluatePath";
import { type End, MOST_STEPS, type Screen, type Step } from "../../../questions/imagePath/imagePathQuestion";
import { afterPaint } from "../press/afterPaint";

interface PathOptions {
  readonly screens: readonly Screen[];
  readonly picture: RefObject<HTMLImageElement | null>;
  /** Told once the first screen is seen. */
  readonly onSeen: () => void;
  readonly onEnd: (steps: readonly Step[], outcome: End) => void;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Goes from screen to screen; each is timed from when its picture is painted, and no press before that counts. */
export function usePath({ screens, picture, onSeen, onEnd }: PathOptions) {
  const [current, setCurrent] = useState(screens[0]);
  const [phase, setPhase] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const [missed, setMissed] = useState(0);
  const steps = useRef<Step[]>([]);
  const since = useRef<number | undefined>(undefined);
  const seen = useRef(onSeen);
  seen.current = onSeen;

  useEffect(() => {
    let isLeft = false;
    const element = picture.current;
    if (!element || !current) return;
    // The same address again loads nothing anew unless it is set.
    if (attempt > 0) element.src = current.image;
    element.decode().then(
      () => !isLeft && setPhase("shown"),
      () => !isLeft && setPhase("failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [current, attempt, picture]);

  useLayoutEffect(() => {
    if (phase !== "shown" || !current) return;
    let isLeft = false;
    void afterPaint().then((onset) => {
      if (isLeft) return;
      since.current = onset;
      seen.current();
    });
    return () => {
      isLeft = true;
    };
  }, [phase, current]);

  return {
    current,
    phase,
    /** How many presses were beside the links of this screen, to be said aloud. */
    missed,
    finish: (outcome: End) => onEnd(steps.current, outcome),
    retry: () => {
      setPhase("loading");
      setAttempt((count) => count + 1);
    },
    press: (place: Place, timeStamp: number) => {
      if (!current || since.current === undefined || timeStamp < since.current) return;
      const to = targetAt({ screens }, current, place);
      const milliseconds = tenths(timeStamp - since.current);
      steps.current = [...steps.current, { screen: current.code, milliseconds, ...place, ...(to ? { to } : {}) }];
      since.current = to ? undefined : timeStamp;
      const next = screens.find(({ code }) => code === to);
      if (next?.isGoal) return onEnd(steps.current, "REACHED");
      if (steps.current.length >= MOST_STEPS) return onEnd(steps.current, "GAVE_UP");
      if (!next) return setMissed((count) => count + 1);
      setMissed(0);
      setPhase("loading");
      setCurrent(next);
      // A link to its own screen shows nothing new to wait for.
      if (next === current) setAttempt((count) => count + 1);
    },
  };
}
