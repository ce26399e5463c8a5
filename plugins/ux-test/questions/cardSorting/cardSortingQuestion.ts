import { localize } from "../../../../src/shared/languages";
import type { Option, Question } from "../../../../src/survey/questionnaire";

/**
 * Who names the groups: respondents (open), the author (closed), or both (hybrid).
 * Source: D. Spencer, Card Sorting (2009), chapter 2.
 */
export const SORT_MODES = ["OPEN", "CLOSED", "HYBRID"] as const;
export type SortMode = (typeof SORT_MODES)[number];

export const MOST_CARDS = 100;
export const LONGEST_NAME = 80;

/** Cards sorted into groups, for information architecture. Answer: the groups, see {@link SortedGroup}. */
export interface CardSortingQuestion extends Question {
  /** @default "OPEN" */
  readonly mode?: SortMode;
  /** The cards. */
  readonly options: readonly Option[];
  /** The given groups; an open sort passes them over. */
  readonly columns?: readonly Option[];
  /** Whoever sorts one card must sort all. */
  readonly allCards?: boolean;
  /** Shows the cards in random order. */
  readonly randomOrder?: boolean;
}

export const modeOf = ({ mode = "OPEN" }: CardSortingQuestion): SortMode => mode;

/** The groups that everybody is given. */
export function givenGroups(question: CardSortingQuestion): readonly Option[] {
  return modeOf(question) === "OPEN" ? [] : (question.columns ?? []);
}

/** Whether respondents may add groups of their own. */
export const hasOwnGroups = (question: CardSortingQuestion): boolean => modeOf(question) !== "CLOSED";

export const labelOf = ({ label, code }: Option, language: string): string => localize(label, language) || code;

export const variableOf = ({ variable }: CardSortingQuestion, card: string): string => `${variable}_${card}`;
