import type { Area } from "../../../../src/shared/area";
import { isJsonObject, type Json } from "../../../../src/shared/json";
import { type LocalizedText, localize } from "../../../../src/shared/languages";
import type { Question } from "../../../../src/survey/questionnaire";

/** A place on a screen that leads to another one. */
export interface Link extends Area {
  /** Code of the screen that it leads to. */
  readonly to: string;
}

/** A picture of a prototype. */
export interface Screen {
  readonly code: string;
  readonly label: LocalizedText;
  /** Address of the picture; empty until there is one. */
  readonly image: string;
  readonly links: readonly Link[];
  /** Whether the task is done on it. @default false */
  readonly isGoal?: boolean;
}

/** A prototype of pictures: respondents press their way to a goal. The first screen is the start. Answer: a {@link Path}. */
export interface ImagePathQuestion extends Question {
  readonly screens: readonly Screen[];
}

export const MOST_SCREENS = 20;
export const MOST_LINKS = 20;
/** Of one answer: at the last one the task ends as given up. */
export const MOST_STEPS = 500;

export const ENDS = ["REACHED", "DONE", "GAVE_UP"] as const;
export type End = (typeof ENDS)[number];

/** A press on a screen. */
export interface Step {
  /** Code of the screen that was pressed. */
  readonly screen: string;
  /** Since the screen was painted, or since the press before on the same screen. */
  readonly milliseconds: number;
  /** Percent of the picture's own width and height. */
  readonly x: number;
  readonly y: number;
  /** Where the press led; absent where it was beside all links. */
  readonly to?: string;
}

/** What somebody pressed, and how it ended: on a goal, by saying that they are done, or by giving up. */
export interface Path {
  readonly steps: readonly Step[];
  readonly outcome: End;
  /** Whether the screens had been seen before in this tab, without an answer: the page was loaded again. */
  readonly wasRepeated: boolean;
}

export function screenName(screen: Screen, language: string): string {
  return localize(screen.label, language).trim() || screen.code;
}

function stepIn(item: Json): Step | undefined {
  if (!isJsonObject(item)) return undefined;
  const { screen, milliseconds, x, y, to } = item;
  if (typeof screen !== "string" || typeof milliseconds !== "number" || typeof x !== "number" || typeof y !== "number")
    return undefined;
  return { screen, milliseconds, x, y, ...(typeof to === "string" ? { to } : {}) };
}

/** The path that an answer's value holds; undefined where it holds none, since a version may have asked otherwise. */
export function pathIn(value: Json | undefined): Path | undefined {
  if (!isJsonObject(value ?? null)) return undefined;
  const { steps, outcome: said, wasRepeated } = value as Readonly<Record<string, Json>>;
  const outcome = ENDS.find((one) => one === said);
  if (!Array.isArray(steps) || !outcome) return undefined;
  return { steps: steps.flatMap((item: Json) => stepIn(item) ?? []), outcome, wasRepeated: wasRepeated === true };
}
