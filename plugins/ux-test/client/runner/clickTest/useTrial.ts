import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Click } from "../../../questions/clickTest/clickTestQuestion";
import { beginTrial, measureRefreshRate, type Trial } from "./trial";

type Facts = Pick<Click, "milliseconds" | "refreshHz" | "wasHidden" | "longTaskMs">;

/**
 * Shows the picture once it is decoded, and times it from then.
 * @returns `press`: what was measured up to that moment; undefined where the image isn't there yet, or a press was before
 */
export function useTrial(picture: RefObject<HTMLImageElement | null>, onSeen: () => void) {
  const [phase, setPhase] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const trial = useRef<Trial | undefined>(undefined);
  const refreshHz = useRef<number | null>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;

  useEffect(() => {
    let isLeft = false;
    const element = picture.current;
    async function prepare() {
      if (!element) return;
      if (attempt > 0) element.src = `${element.src}`;
      const [rate] = await Promise.all([measureRefreshRate(), element.decode()]);
      refreshHz.current = rate;
    }
    prepare().then(
      () => !isLeft && setPhase("shown"),
      () => !isLeft && setPhase("failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt, picture]);

  // Before the frame that paints the picture, so that the next one is counted from.
  useLayoutEffect(() => {
    if (phase !== "shown") return;
    let isLeft = false;
    void beginTrial().then((begun) => {
      if (isLeft) return begun.cancel();
      trial.current = begun;
      seen.current();
    });
    return () => {
      isLeft = true;
      trial.current?.cancel();
    };
  }, [phase]);

  return {
    phase,
    press: (timeStamp: number): Facts | undefined => {
      const begun = trial.current;
      // An event from before the picture was painted is no answer to it.
      if (!begun || timeStamp < begun.onset) return undefined;
      trial.current = undefined;
      return { ...begun.end(timeStamp), refreshHz: refreshHz.current };
    },
    retry: () => {
      setPhase("loading");
      setAttempt((count) => count + 1);
    },
  };
}
