import { type RefObject, useEffect, useMemo } from "react";
import { PasteTally } from "./pasteTally";
import { QuestionClock, type Timing, type Timings } from "./questionClock";

const PREFIX = "sondeo.timing.";

/** What this tab measured of a response before the page was loaded anew. */
function readKeptTimings(responseId: string): Timings {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + responseId) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Timings) : {};
  } catch {
    return {};
  }
}

/** Until the tab is closed. */
function keepTimings(responseId: string, timings: Timings): void {
  try {
    sessionStorage.setItem(PREFIX + responseId, JSON.stringify(timings));
  } catch {
    // Without a storage the measuring starts anew with the page: the server keeps the longer time.
  }
}

/** A second save of one answer is worth so much time, and not less. */
const TOLERANCE_MS = 2_000;
const SIGNS = ["keydown", "pointerdown", "pointermove", "wheel", "touchstart", "scroll"] as const;

/** What an answer took; goes with it to the server, which trusts it no further than its own clock. */
export interface Effort {
  readonly timing: Timing;
  readonly pastedShare?: number;
}

export interface TimingTools {
  readonly enter: (questionId: string | undefined) => void;
  readonly effortOf: (questionId: string) => Effort;
  /** Whether what was last told of a question has become far too little: people look on after they have chosen. */
  readonly isOutdated: (questionId: string) => boolean;
}

interface Meters {
  readonly clock: QuestionClock;
  readonly tally: PasteTally;
  /** Active time last told, by question. */
  readonly told: Map<string, number>;
  questionId: string | undefined;
}

function isAway(): boolean {
  return document.visibilityState === "hidden" || !document.hasFocus();
}

/** Signs of life, and their absence. @returns stops */
function watchPresence({ clock }: Meters, keep: () => void): () => void {
  const look = () => {
    clock.pause(isAway());
    keep();
  };
  const touch = () => clock.touch();
  look();
  document.addEventListener("visibilitychange", look);
  for (const name of ["focus", "blur", "pagehide"] as const) window.addEventListener(name, look);
  for (const name of SIGNS) window.addEventListener(name, touch, { passive: true, capture: true });
  return () => {
    keep();
    document.removeEventListener("visibilitychange", look);
    for (const name of ["focus", "blur", "pagehide"] as const) window.removeEventListener(name, look);
    for (const name of SIGNS) window.removeEventListener(name, touch, { capture: true });
  };
}

/** Counts what is written into the container's fields. @returns stops */
function watchWriting(container: HTMLElement, meters: Meters): () => void {
  const lengths = new WeakMap<EventTarget, number>();
  const lengthOf = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement ? target.value.length : 0;
  const before = ({ target }: Event) => void (target && lengths.set(target, lengthOf(target)));
  const after = (event: Event) => {
    const { questionId, tally } = meters;
    if (!(event instanceof InputEvent) || !event.target || questionId === undefined) return;
    tally.note(questionId, event.inputType, lengthOf(event.target) - (lengths.get(event.target) ?? 0));
  };
  // SurveyJS takes the value in its own listener: what was written is counted before that.
  container.addEventListener("beforeinput", before, { capture: true });
  container.addEventListener("input", after, { capture: true });
  return () => {
    container.removeEventListener("beforeinput", before, { capture: true });
    container.removeEventListener("input", after, { capture: true });
  };
}

/**
 * Measures the time on each question and how its open texts came about.
 * @param responseId `null` in a preview, which keeps nothing
 */
export function useTiming(responseId: string | null, container: RefObject<HTMLElement | null>): TimingTools {
  const meters = useMemo((): Meters => {
    const before = responseId === null ? {} : readKeptTimings(responseId);
    return {
      clock: new QuestionClock({ now: () => performance.now(), before }),
      tally: new PasteTally(),
      told: new Map(),
      questionId: undefined,
    };
  }, [responseId]);

  useEffect(
    () => watchPresence(meters, () => responseId !== null && keepTimings(responseId, meters.clock.all())),
    [meters, responseId],
  );
  useEffect(() => (container.current ? watchWriting(container.current, meters) : undefined), [meters, container]);

  return useMemo(
    () => ({
      enter: (questionId) => {
        meters.questionId = questionId;
        meters.clock.enter(questionId);
      },
      effortOf: (questionId) => {
        const timing = meters.clock.of(questionId);
        const pastedShare = meters.tally.shareOf(questionId);
        meters.told.set(questionId, timing.activeMs);
        return { timing, ...(pastedShare === undefined ? {} : { pastedShare }) };
      },
      isOutdated: (questionId) => {
        const told = meters.told.get(questionId);
        return told !== undefined && meters.clock.of(questionId).activeMs - told > TOLERANCE_MS;
      },
    }),
    [meters],
  );
}
