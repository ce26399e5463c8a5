import { type LocalizedText, localize } from "../../../../shared/languages";
import type { Option, Question } from "../../../../survey/questionnaire";
import { wordOf } from "../shared/texts/words";
import { combinations } from "./combinations";
import { designSets } from "./designSets";

export const LEAST_ITEMS = 4;
export const LEAST_PER_SET = 3;
export const MOST_PER_SET = 6;
export const MOST_SETS = 40;
const DEFAULT_PER_SET = 4;
/** How often each item is shown where the author doesn't say how many sets there are. */
const DEFAULT_SHOWINGS = 3;

/**
 * Best-worst scaling: the items in sets of a few, of each of which one is chosen as the best and one as the worst.
 * Answer: `{"1": {best: "a", worst: "c"}, "2": ..}`, by the set's number from 1, every set.
 */
export interface MaxDiffQuestion extends Question {
  readonly options: readonly Option[];
  /** @default 4 */
  readonly itemsPerSet?: number;
  /** @default as many as show each item about three times */
  readonly sets?: number;
  /** @default a word of the survey's language, as for `worstLabel` */
  readonly bestLabel?: LocalizedText;
  readonly worstLabel?: LocalizedText;
}

/** The two things that are chosen of each set. */
export const SIDES = ["best", "worst"] as const;
export type Side = (typeof SIDES)[number];

/** One set of items; its key is its number in answers. */
export interface ItemSet {
  readonly key: string;
  /** In the order in which they are shown. */
  readonly items: readonly Option[];
}

/** Items of each set; never more than there are. */
export function perSetOf({ options, itemsPerSet = DEFAULT_PER_SET }: MaxDiffQuestion): number {
  return Math.min(itemsPerSet, options.length);
}

export function setCountOf(question: MaxDiffQuestion): number {
  const { options, sets } = question;
  const perSet = perSetOf(question);
  if (perSet === 0) return 0;
  const most = Math.min(MOST_SETS, combinations(options.length, perSet));
  return sets ?? Math.min(most, Math.ceil((DEFAULT_SHOWINGS * options.length) / perSet));
}

/** The sets, which follow from the document alone: all respondents get the same. */
export function setsOf(question: MaxDiffQuestion): readonly ItemSet[] {
  const { options } = question;
  const perSet = perSetOf(question);
  const sets = setCountOf(question);
  // More than there is room for is a fault of the document, which its draft may have all the same.
  const design = designSets({ items: Math.min(options.length, perSet * sets), perSet, sets });
  return design.map((places, index) => ({
    key: String(index + 1),
    items: places.flatMap((place) => options[place] ?? []),
  }));
}

export function sideLabel(question: MaxDiffQuestion, side: Side, language: string): string {
  return localize(question[`${side}Label`], language) || wordOf(side, language);
}
