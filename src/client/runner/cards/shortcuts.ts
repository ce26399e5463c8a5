/** The key of a group by its place; those after the ninth have none. */
export function shortcutOf(place: number): number | undefined {
  return place < 9 ? place + 1 : undefined;
}

/** The place of the group that a key stands for. */
export function placeOfKey(key: string): number | undefined {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Where a key leads from a place among so many, round the ends. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (place + step + count) % count;
}
