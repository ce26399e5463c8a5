import { contrastRatio } from "./contrast";

/** The colours of a community that text is read by; `#rrggbb`. */
export interface ThemeColours {
  readonly mainColor: string;
  readonly mainColorText: string;
  readonly textColor: string;
  readonly backgroundGradientColor1: string;
  readonly backgroundGradientColor2: string;
}

/** A text on its ground. */
export interface ContrastPair {
  /** The colour that would be changed. */
  readonly field: "mainColorText" | "textColor";
  /** What it is read on. */
  readonly grounds: readonly (keyof ThemeColours)[];
  /** The worst ratio over the grounds, 1 to 21. */
  readonly ratio: number;
  /** The nearest colour that passes; absent where the colour passes, or none does on all grounds. */
  readonly suggestion: string | undefined;
  readonly isEnough: boolean;
}

/** What text of any size needs (WCAG 2.2, 1.4.3 level AA). */
export const TEXT_RATIO = 4.5;

const PAIRS = [
  { field: "mainColorText", grounds: ["mainColor"] },
  { field: "textColor", grounds: ["backgroundGradientColor1", "backgroundGradientColor2"] },
] as const satisfies readonly Pick<ContrastPair, "field" | "grounds">[];

const STEPS = 255;

function channels(colour: string): readonly number[] {
  const number = Number.parseInt(colour.slice(1, 7), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function towards(colour: string, target: number, step: number): string {
  const parts = channels(colour).map((part) => Math.round(part + ((target - part) * step) / STEPS));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function worstRatio(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(colour, ground)));
}

/** The colour itself where it is readable on all grounds, else the nearest darker or lighter one; nothing where none is. */
export function nearestReadable(colour: string, grounds: readonly string[], ratio = TEXT_RATIO): string | undefined {
  for (let step = 0; step <= STEPS; step++) {
    for (const target of [0, STEPS]) {
      const candidate = towards(colour, target, step);
      if (worstRatio(candidate, grounds) >= ratio) return candidate;
    }
  }
  return undefined;
}

/**
 * How well a community's texts can be read on their grounds, each with the nearest colour that would do.
 * @example
 * themeContrast({ ...colours, mainColor: "#ffe000", mainColorText: "#ffffff" })[0]?.suggestion; // a dark grey
 */
export function themeContrast(colours: ThemeColours): readonly ContrastPair[] {
  return PAIRS.map(({ field, grounds }) => {
    const on = grounds.map((ground) => colours[ground]);
    const ratio = worstRatio(colours[field], on);
    const isEnough = ratio >= TEXT_RATIO;
    return { field, grounds, ratio, isEnough, suggestion: isEnough ? undefined : nearestReadable(colours[field], on) };
  });
}
