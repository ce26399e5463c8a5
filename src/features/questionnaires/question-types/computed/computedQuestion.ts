import type { Option, Question } from "../../../../survey/questionnaire";

export const CALCULATIONS = ["category", "sum", "mean", "count"] as const;
/** Those that take numbers; `count` takes any answer. */
export const OF_NUMBERS = ["sum", "mean"] as const;
export const OF_SOURCES = [...OF_NUMBERS, "count"] as const;

/** An answer, or one part of it. */
export interface Source {
  /** Id of a question that comes before. */
  readonly question: string;
  /** A field or item of an answer in parts. */
  readonly part?: string;
}

/**
 * Derived from earlier answers while the respondent goes on, and never shown. Answer: the code of the first option whose
 * `showIf` holds (one without holds always: the "otherwise"), the sum or mean of the numbers that were answered, or how
 * many of the sources were answered.
 */
export interface ComputedQuestion extends Question {
  /** @default "category" */
  readonly calculation?: (typeof CALCULATIONS)[number];
  /** The categories, for `category`. */
  readonly options?: readonly Option[];
  /** What is added up or counted, for all but `category`. */
  readonly sources?: readonly Source[];
}
