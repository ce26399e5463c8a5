import { type CardSortingQuestion, givenGroups, labelOf } from "./cardSortingQuestion";
import { groupKey, type SortedGroup } from "./sortedGroups";

/** More aren't listed: what hardly anybody names tells little. */
const MOST_GROUPS = 200;

/** A group among everybody's. */
export interface GroupCount {
  /** Its code, or what its name is folded to ({@link groupKey}). */
  readonly code: string;
  /** The label of a given one, else the spelling that most people used. */
  readonly label: string;
  /** People who have it with at least one card. */
  readonly count: number;
  /** Whether the author gave it. */
  readonly isGiven: boolean;
  /** By card of the question, in its order: people who put it there. */
  readonly cards: readonly number[];
}

/** A group while people are counted. */
interface Tally {
  count: number;
  readonly label: string | undefined;
  readonly spellings: Map<string, number>;
  readonly cards: number[];
}

/** The spelling that most people used, of several the first. */
function usualSpelling(spellings: ReadonlyMap<string, number>): string | undefined {
  return [...spellings].reduce<readonly [string, number] | undefined>(
    (found, one) => (found && found[1] >= one[1] ? found : one),
    undefined,
  )?.[0];
}

/** The given groups in the author's order, then people's own, those of most people first. */
export function countGroups(
  question: CardSortingQuestion,
  people: readonly (readonly SortedGroup[])[],
  language: string,
): readonly GroupCount[] {
  const placeOf = new Map(question.options.map(({ code }, place) => [code, place]));
  const tally = (label?: string): Tally => ({
    count: 0,
    label,
    spellings: new Map(),
    cards: question.options.map(() => 0),
  });
  const given = givenGroups(question).map((group) => [group.code, tally(labelOf(group, language))] as const);
  const tallies = new Map<string, Tally>(given);
  for (const groups of people)
    for (const [key, held] of mergedGroups(groups)) {
      const counted = tallies.get(key) ?? tally();
      tallies.set(key, counted);
      counted.count += 1;
      if (held.name !== undefined) counted.spellings.set(held.name, (counted.spellings.get(held.name) ?? 0) + 1);
      for (const card of held.cards) {
        const place = placeOf.get(card);
        if (place !== undefined) counted.cards[place] = (counted.cards[place] ?? 0) + 1;
      }
    }
  const counted = [...tallies].map(([code, { count, label, spellings, cards }]): GroupCount => {
    const isGiven = label !== undefined;
    return { code, label: label ?? usualSpelling(spellings) ?? code, count, isGiven, cards };
  });
  const own = counted.filter(({ isGiven }) => !isGiven).sort((one, other) => other.count - one.count);
  return [...counted.filter(({ isGiven }) => isGiven), ...own].slice(0, MOST_GROUPS);
}

/** One person's groups that hold cards, each key once. */
function mergedGroups(groups: readonly SortedGroup[]): ReadonlyMap<string, SortedGroup> {
  const merged = new Map<string, SortedGroup>();
  for (const group of groups) {
    const key = groupKey(group);
    if (group.cards.length > 0 && !merged.has(key)) merged.set(key, group);
  }
  return merged;
}
