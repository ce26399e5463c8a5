import type { OverTime } from "../../shared/api/figures";

const HOUR_MS = 3_600_000;
const STEP_MS = { hour: HOUR_MS, day: 24 * HOUR_MS } as const;
export type Unit = keyof typeof STEP_MS;
/** More than a year of days. */
export const MOST_POINTS = 400;
const MOST_HOURS = 72;

/** Hours while the field is young, days after. */
export const unitOf = (firstMs: number, lastMs: number): Unit => (lastMs - firstMs <= MOST_HOURS * HOUR_MS ? "hour" : "day");

interface TimeCount {
  /** Clock time without an offset. */
  readonly at: string;
  readonly count: number;
}

interface OverTimeInput {
  readonly unit: Unit;
  readonly started: readonly TimeCount[];
  readonly completed: readonly TimeCount[];
}

/** One point an hour or a day from the first to the last, also where nothing happened. */
export function pointsOf({ unit, started, completed }: OverTimeInput): OverTime["points"] {
  const msOf = (at: string) => Date.parse(`${at}Z`);
  const byTime = (counts: readonly TimeCount[]) => new Map(counts.map(({ at, count }) => [msOf(at), count]));
  const [begun, done] = [byTime(started), byTime(completed)];
  const times = [...begun.keys(), ...done.keys()];
  if (times.length === 0) return [];
  const last = times.reduce((a, b) => Math.max(a, b));
  const step = STEP_MS[unit];
  const first = Math.max(
    times.reduce((a, b) => Math.min(a, b)),
    last - (MOST_POINTS - 1) * step,
  );
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => {
    const time = first + index * step;
    const at = new Date(time).toISOString().slice(0, 19);
    return { at, started: begun.get(time) ?? 0, completed: done.get(time) ?? 0 };
  });
}
