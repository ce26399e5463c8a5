import type { Statistics } from "../../../../../survey/questionType";

/** Descriptive statistics; the standard deviation is the sample's (n - 1), absent below two values. */
export function statistics(values: readonly number[]): Statistics {
  const count = values.length;
  if (count === 0) return {};
  const sorted = [...values].sort((a, b) => a - b);
  const sum = sorted.reduce((total, value) => total + value, 0);
  const mean = sum / count;
  const squares = sorted.reduce((total, value) => total + (value - mean) ** 2, 0);
  return {
    mean,
    median: medianOf(sorted),
    minimum: sorted[0] ?? mean,
    maximum: sorted[count - 1] ?? mean,
    ...(count > 1 ? { standardDeviation: Math.sqrt(squares / (count - 1)) } : {}),
  };
}

/** Statistics of what adds up to a total, e.g. euros. */
export function amountStatistics(values: readonly number[]): Statistics {
  return values.length === 0 ? {} : { ...statistics(values), sum: values.reduce((total, value) => total + value, 0) };
}

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
