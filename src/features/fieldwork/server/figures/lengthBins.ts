import type { InterviewLength } from "../../shared/api/figures";

/** Widths in minutes that people read at a glance. */
const WIDTHS = [1, 2, 5, 10, 15, 30, 60, 120, 240] as const;
const MOST_BINS = 10;
/** Who leaves the page open overnight doesn't make the others one bar. */
const COVERED = 0.95;

/** How many interviews took so many whole minutes. */
export interface MinuteCount {
  readonly minute: number;
  readonly count: number;
}

/** Interviews by their length: bins of one width that hold nearly all, and one for whatever is longer. */
export function lengthBins(minutes: readonly MinuteCount[]): InterviewLength["bins"] {
  const sorted = minutes.toSorted((a, b) => a.minute - b.minute);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  let reached = 0;
  let last = 0;
  for (const { minute, count } of sorted) {
    if (reached >= total * COVERED) break;
    reached += count;
    last = minute;
  }
  const width = WIDTHS.find((one) => (last + 1) / one <= MOST_BINS) ?? WIDTHS[WIDTHS.length - 1] ?? 1;
  const bins = Math.min(MOST_BINS, Math.ceil((last + 1) / width));
  const countIn = (from: number, to: number) =>
    sorted.reduce((sum, { minute, count }) => (minute >= from && minute < to ? sum + count : sum), 0);
  const closed = Array.from({ length: bins }, (_, index) => {
    const [from, to] = [index * width, (index + 1) * width];
    return { from, to, count: countIn(from, to) };
  });
  const longer = countIn(bins * width, Number.POSITIVE_INFINITY);
  return longer > 0 ? [...closed, { from: bins * width, to: null, count: longer }] : closed;
}
