import type { QuestionMatrixModel } from "survey-core";

export interface Card {
  readonly code: string;
  readonly text: string;
}

export interface Pile extends Card {
  /** In the order of the cards. */
  readonly cards: readonly Card[];
  readonly isFull: boolean;
}

export interface SortedCards {
  readonly cards: readonly Card[];
  /** Not sorted yet. */
  readonly stack: readonly Card[];
  readonly piles: readonly Pile[];
  /** Most cards of a pile, where there is a limit. */
  readonly limit: number | undefined;
}

/** Group by card. */
export type CardGroups = Readonly<Record<string, string>>;

/** What lies where. */
export function sortedCards(question: QuestionMatrixModel, sorting: CardGroups): SortedCards {
  const cards = question.visibleRows.map(({ name, text }): Card => ({ code: String(name), text }));
  const limit = typeof question.roomInGroups === "number" ? question.roomInGroups : undefined;
  const piles = question.visibleColumns.map(({ value, text }): Pile => {
    const code = String(value);
    const own = cards.filter((card) => sorting[card.code] === code);
    return { code, text, cards: own, isFull: limit !== undefined && own.length >= limit };
  });
  return { cards, stack: cards.filter(({ code }) => sorting[code] === undefined), piles, limit };
}

/** The card that comes after one that leaves the stack: its neighbour, else the first. */
export function cardAfter(stack: readonly Card[], code: string): Card | undefined {
  const at = stack.findIndex((card) => card.code === code);
  const left = stack.filter((card) => card.code !== code);
  return left[at] ?? left[0];
}
