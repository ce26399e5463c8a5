export const SIGNS = ["POSITIVE", "NEGATIVE"] as const;
/** Whether a point marks what is liked or what is not. */
export type Sign = (typeof SIGNS)[number];

/** A stored sign. */
export function signOf(stored: string): Sign {
  return stored === "NEGATIVE" ? "NEGATIVE" : "POSITIVE";
}

export const LONGEST_EXPLANATION = 2_000;

/** Finer than a pixel of the largest screen, and short to write: five digits of a percent. */
const STEPS = 100_000;

/** A share of a length as percent within the image. @param share 0 to 1; what lies beyond is moved to the edge */
export function percentOf(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100 * STEPS) / STEPS;
}
