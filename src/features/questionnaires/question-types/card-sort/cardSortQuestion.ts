import type { Json } from "../../../../shared/json";
import type { Option, Question } from "../../../../survey/questionnaire";
import { memberOf, recordOf } from "../../../../survey/types/values";

/** Cards put into named groups (a closed card sort). Answer: `{card: "group"}`; cards left unsorted are absent. */
export interface CardSortQuestion extends Question {
  /** The cards. */
  readonly options: readonly Option[];
  /** The groups that cards are put into. */
  readonly columns: readonly Option[];
  /** Whoever sorts one card must sort all. */
  readonly allCards?: boolean;
  /** Most cards of one group. @default any number */
  readonly maxPerGroup?: number;
  /** Shows the cards in random order. */
  readonly randomOrder?: boolean;
}

/**
 * How many cards a group takes; absent where it takes any number. Where all have to be sorted there is room for all:
 * conditions may have left fewer groups than the author counted on.
 */
export function roomOf({ options, columns, allCards, maxPerGroup }: CardSortQuestion): number | undefined {
  if (maxPerGroup === undefined) return undefined;
  return allCards ? Math.max(maxPerGroup, Math.ceil(options.length / Math.max(1, columns.length))) : maxPerGroup;
}

/** The group of each sorted card that the question has, in the order of its cards. */
export function groupsBy(question: CardSortQuestion, value: Json | undefined): ReadonlyMap<string, string> {
  const record = recordOf(value);
  return new Map(
    question.options.flatMap(({ code }): [string, string][] => {
      const group = memberOf(record, code);
      return typeof group === "string" ? [[code, group]] : [];
    }),
  );
}
