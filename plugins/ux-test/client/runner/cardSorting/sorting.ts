import type { Json } from "../../../../../src/shared/json";
import { foldName, groupsIn } from "../../../questions/cardSorting/sortedGroups";

export interface Card {
  readonly code: string;
  readonly text: string;
}

/** A group as it is drawn. */
export interface Pile {
  /** Among the question's groups: the code of a given one, the number of one's own. */
  readonly key: string;
  /** The text of a given one, what somebody calls their own. */
  readonly name: string;
  readonly isOwn: boolean;
  /** Codes, in the order in which they were put there. */
  readonly cards: readonly string[];
}

/** What the runner is given of the question. */
export interface CardSortingElement {
  readonly cards: readonly Card[];
  readonly groups: readonly Card[];
  readonly hasOwnGroups: boolean;
  readonly allCards: boolean;
}

const listOf = (value: Json | undefined) => (Array.isArray(value) ? value : []) as unknown as readonly Card[];

export function elementIn(element: Readonly<Record<string, Json>>): CardSortingElement {
  return {
    cards: listOf(element.cards),
    groups: listOf(element.groups),
    hasOwnGroups: element.hasOwnGroups === true,
    allCards: element.allCards === true,
  };
}

const ownKey = (place: number) => `own ${place}`;

/** The given groups, then one's own. Cards that are asked no more are in none. */
export function pilesIn({ cards, groups }: CardSortingElement, value: Json | undefined): readonly Pile[] {
  const answered = groupsIn(value);
  const known = new Set(cards.map(({ code }) => code));
  const held = (codes: readonly string[] = []) => codes.filter((code) => known.has(code));
  const given = groups.map(({ code, text }): Pile => {
    const group = answered.find((one) => one.code === code);
    return { key: code, name: text, isOwn: false, cards: held(group?.cards) };
  });
  const own = answered
    .flatMap(({ name, cards: codes }) => (name === undefined ? [] : [{ name, cards: held(codes) }]))
    .map((group, place): Pile => ({ ...group, key: ownKey(place), isOwn: true }));
  return [...given, ...own];
}

/** The answer: given groups that hold cards, and one's own, empty ones as well, since they have just been added. */
export function answerOf(piles: readonly Pile[]): Json {
  return piles.flatMap(({ key, name, isOwn, cards }): Json[] => {
    if (isOwn) return [{ name, cards: [...cards] }];
    return cards.length > 0 ? [{ code: key, cards: [...cards] }] : [];
  });
}

/** @param key of the group, nothing for those that are left over */
export function placeCard(piles: readonly Pile[], card: string, key: string | undefined): readonly Pile[] {
  return piles.map((pile) => {
    const others = pile.cards.filter((code) => code !== card);
    return { ...pile, cards: pile.key === key ? [...others, card] : others };
  });
}

/** With a group of one's own at the end, which has no name yet. */
export function addPile(piles: readonly Pile[]): readonly Pile[] {
  const key = ownKey(piles.filter(({ isOwn }) => isOwn).length);
  return [...piles, { key, name: "", isOwn: true, cards: [] }];
}

export function renamePile(piles: readonly Pile[], key: string, name: string): readonly Pile[] {
  return piles.map((pile) => (pile.key === key ? { ...pile, name } : pile));
}

export function unsortedCards(cards: readonly Card[], piles: readonly Pile[]): readonly Card[] {
  const sorted = new Set(piles.flatMap((pile) => pile.cards));
  return cards.filter(({ code }) => !sorted.has(code));
}

/** Groups whose name another one before them has. */
export function repeatedNames(piles: readonly Pile[]): readonly Pile[] {
  const names = piles.map(({ name }) => foldName(name));
  return piles.filter(({ name }, place) => foldName(name) !== "" && names.indexOf(foldName(name)) < place);
}
