import { isJsonObject, type Json } from "../../../../src/shared/json";
import { codeOf, codesOf } from "../../../../src/survey/types/values";

/** A group of an answer: a given one by its `code`, a respondent's own by its `name`. */
export interface SortedGroup {
  readonly code?: string;
  readonly name?: string;
  /** Codes of the cards, in the order in which they were put there. */
  readonly cards: readonly string[];
}

/** The groups of a stored value; what is no group is passed over, since a version may have asked otherwise. */
export function groupsIn(value: Json | undefined): readonly SortedGroup[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Json): readonly SortedGroup[] => {
    if (!isJsonObject(item)) return [];
    const cards = codesOf(item.cards);
    const code = codeOf(item.code);
    if (code !== undefined) return [{ code, cards }];
    const name = codeOf(item.name);
    return name === undefined ? [] : [{ name, cards }];
  });
}

/** A name as it is kept: without blanks around it, nor several within. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, " ");

/** What names are told apart by: neither case, accents nor blanks ("Menú " and "menu" are one). */
export function foldName(name: string): string {
  return tidyName(name)
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

const OWN = "own:";

/** What a group is counted under among everybody's: the code of a given one, the folded name of somebody's own. */
export const groupKey = ({ code, name = "" }: SortedGroup): string => code ?? `${OWN}${foldName(name)}`;

/** The group of each card. Should a stored value have one in two groups, the first counts. */
export function groupByCard(groups: readonly SortedGroup[]): ReadonlyMap<string, SortedGroup> {
  const found = new Map<string, SortedGroup>();
  for (const group of groups) for (const card of group.cards) if (!found.has(card)) found.set(card, group);
  return found;
}
