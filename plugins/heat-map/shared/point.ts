/** Whether a point marks what is liked or what is not. */
export type Sign = "POSITIVE" | "NEGATIVE";

/** A stored sign. */
export function signOf(stored: string): Sign {
  return stored === "NEGATIVE" ? "NEGATIVE" : "POSITIVE";
}

export const SIGNS: readonly Sign[] = ["POSITIVE", "NEGATIVE"];

/** A place on an image: percent of its width from the left and of its height from the top, 0 to 100. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What somebody has marked on an image. */
export interface Point extends Place {
  /** Made where it was placed, so that sending it twice makes one: a UUID. */
  readonly id: string;
  readonly sign: Sign;
  /** Plain text; `""` where nothing was written. */
  readonly explanation: string;
}

export const LONGEST_EXPLANATION = 2_000;

/** Finer than a pixel of the largest screen, and short to write: five digits of a percent. */
const STEPS = 100_000;

/** A share of a length as percent within the image. @param share 0 to 1; what lies beyond is moved to the edge */
export function percentOf(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100 * STEPS) / STEPS;
}
