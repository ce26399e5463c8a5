import type { Count } from "../../../../../survey/questionType";

const EXACT_RANGE = 15;
const EXACT_VALUES = 10;
const INTERVALS = 8;

/** The distribution of numbers: exact values where they are few whole numbers, even intervals elsewhere. */
export function histogram(values: readonly number[]): readonly Count[] {
  if (values.length === 0) return [];
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  const lowest = distinct[0] ?? 0;
  const highest = distinct[distinct.length - 1] ?? lowest;
  if (!distinct.every(Number.isInteger))
    return distinct.length === 1 ? exact(values, distinct) : intervals(values, lowest, highest);
  if (highest - lowest <= EXACT_RANGE) {
    return exact(
      values,
      Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step),
    );
  }
  return distinct.length <= EXACT_VALUES ? exact(values, distinct) : intervals(values, lowest, highest);
}

function exact(values: readonly number[], points: readonly number[]): readonly Count[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return points.map((point) => ({ code: String(point), label: String(point), count: counts.get(point) ?? 0 }));
}

function intervals(values: readonly number[], lowest: number, highest: number): readonly Count[] {
  // Below this spread binary doubles can't be told apart in even steps.
  if (highest - lowest < 1e-8 * Math.max(1e-6, Math.abs(lowest), Math.abs(highest))) {
    return [{ code: `${lowest}..${highest}`, label: `${lowest} – ${highest}`, count: values.length }];
  }
  const isWhole = values.every(Number.isInteger);
  const width = isWhole ? Math.max(1, niceWidth((highest - lowest) / INTERVALS)) : niceWidth((highest - lowest) / INTERVALS);
  const first = Math.floor(lowest / width);
  const counts = Array.from({ length: Math.floor(highest / width) - first + 1 }, () => 0);
  for (const value of values) {
    const place = Math.min(counts.length - 1, Math.max(0, Math.floor(value / width) - first));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts.map((count, place) => {
    const from = rounded((first + place) * width);
    const to = rounded((first + place + 1) * width - (isWhole ? 1 : 0));
    return { code: `${from}..${to}`, label: from === to ? String(from) : `${from} – ${to}`, count };
  });
}

/** The next of 1, 2, 5, 10, 20 ... that is at least as wide. */
function niceWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  return ([1, 2, 5].find((step) => step * power >= width * (1 - 1e-9)) ?? 10) * power;
}

/** Multiples of a width such as 0.1 carry binary noise. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
