import { medianOf, shareInterval } from "./interval";

/** A share: 0 to 1, with its interval at 95 % (Wilson). */
export type Share = {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
};

/** The median of so many times in milliseconds; its interval at 95 % (order statistics) is null for fewer than six. */
export type Times = {
  readonly count: number;
  readonly median: number;
  readonly low: number | null;
  readonly high: number | null;
};

/** @returns zeros where there is nobody */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, share: 0, low: 0, high: 0 };
  return { count, share: count / of, ...shareInterval(count, of) };
}

export function timesOf(milliseconds: readonly number[]): Times | null {
  if (milliseconds.length === 0) return null;
  const { median, interval } = medianOf(milliseconds);
  return { count: milliseconds.length, median, low: interval?.low ?? null, high: interval?.high ?? null };
}
