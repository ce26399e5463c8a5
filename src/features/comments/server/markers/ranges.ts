/** Whole numbers as ranges in order, e.g. `1-12,15`. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** @param text as `formatRanges` wrote it; anything else is left out */
export function parseRanges(text: string | null | undefined): Ranges {
  return (text ?? "").split(",").flatMap((part) => {
    const [from, to = from] = part.split("-").map(Number);
    return from !== undefined && to !== undefined && from > 0 && to >= from ? [[from, to] as const] : [];
  });
}

export function formatRanges(ranges: Ranges): string {
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(",");
}

/** Ranges with some numbers more. */
export function withNumbers(ranges: Ranges, numbers: readonly number[]): Ranges {
  const all = [...ranges, ...numbers.map((number) => [number, number] as const)].sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [from, to] of all) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** How many numbers they hold. */
export function countOf(ranges: Ranges): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}
