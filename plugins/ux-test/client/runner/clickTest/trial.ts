import { afterPaint } from "../press/afterPaint";

/** What is measured from the moment that the image is on the screen to the first press. */
export interface Trial {
  /** Time of the first frame that began after the image was painted, by the clock of `event.timeStamp`. */
  readonly onset: number;
  /** Ends it. @param timeStamp of the event that is the press */
  readonly end: (timeStamp: number) => TrialFacts;
  readonly cancel: () => void;
}

export interface TrialFacts {
  readonly milliseconds: number;
  readonly wasHidden: boolean;
  /** null where the browser has no Long Tasks API. */
  readonly longTaskMs: number | null;
}

/** Marks of the page's own timeline, for whoever checks the clock. */
export const ONSET_MARK = "click-test:onset";
export const PRESS_MARK = "click-test:press";

const FRAMES = 10;
/** Fewer say nothing about the rate. */
const FEWEST_GAPS = 5;
/** Gaps as long as this are pauses of the page. */
const LONGEST_GAP = 200;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Frames a second, by the median gap of a few frames; null where the page draws none. Takes about 170 ms at 60 Hz. */
export async function measureRefreshRate(): Promise<number | null> {
  const gaps: number[] = [];
  let last = await nextFrame();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const now = await nextFrame();
    if (now > last && now - last < LONGEST_GAP) gaps.push(now - last);
    last = now;
  }
  if (gaps.length < FEWEST_GAPS) return null;
  const median = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return median > 0 ? Math.round((1_000 / median) * 10) / 10 : null;
}

/** Long tasks from now on, summed up for a span; the browser tells each as it ends, so before the event behind it. */
function watchLongTasks() {
  if (!PerformanceObserver.supportedEntryTypes?.includes("longtask")) return { busyIn: () => null, stop: () => undefined };
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: "longtask" });
  return {
    busyIn: (from: number, to: number) => {
      tasks.push(...observer.takeRecords());
      const overlaps = tasks.map(({ startTime, duration }) => Math.min(startTime + duration, to) - Math.max(startTime, from));
      return overlaps.reduce((sum, overlap) => sum + Math.max(overlap, 0), 0);
    },
    stop: () => observer.disconnect(),
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * Begins once the image that has just been put on the page is painted. The clock of events is used throughout: a handler may run long after its event on a busy page.
 */
export async function beginTrial(): Promise<Trial> {
  const longTasks = watchLongTasks();
  let wasHidden = document.visibilityState === "hidden";
  const noteHidden = () => {
    if (document.visibilityState === "hidden") wasHidden = true;
  };
  document.addEventListener("visibilitychange", noteHidden);
  const onset = await afterPaint();
  performance.mark(ONSET_MARK, { startTime: onset });
  const cancel = () => {
    longTasks.stop();
    document.removeEventListener("visibilitychange", noteHidden);
  };
  return {
    onset,
    end: (timeStamp) => {
      performance.mark(PRESS_MARK, { startTime: timeStamp });
      const busy = longTasks.busyIn(onset, timeStamp);
      cancel();
      return {
        milliseconds: tenths(Math.max(timeStamp - onset, 0)),
        wasHidden,
        longTaskMs: busy === null ? null : tenths(busy),
      };
    },
    cancel,
  };
}
