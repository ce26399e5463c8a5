import { useState } from "react";
import { type RunnerQuestionProps, useTexts } from "../../../../../src/client/kit/runner";
import { addPile, answerOf, type Card, elementIn, type Pile, pilesIn, placeCard, renamePile, unsortedCards } from "./sorting";

export interface Sorting {
  readonly cards: readonly Card[];
  readonly piles: readonly Pile[];
  /** Cards that are in no group. */
  readonly unsorted: readonly Card[];
  readonly hasOwnGroups: boolean;
  readonly isReadOnly: boolean;
  /** The card that goes into the group that is chosen next. */
  readonly chosen: Card | undefined;
  /** What has just happened, for whoever doesn't see it. */
  readonly said: string;
  readonly canUndo: boolean;
  readonly nameOf: (pile: Pile) => string;
  readonly textOf: (card: string) => string;
  readonly choose: (card: string | undefined) => void;
  /** @param key of a group; nothing leaves the card unsorted */
  readonly place: (card: string, key: string | undefined) => void;
  /** Adds a group, with the chosen card in it if there is one. */
  readonly add: () => void;
  readonly rename: (key: string, name: string) => void;
  readonly remove: (pile: Pile) => void;
  readonly undo: () => void;
}

const MOST_STEPS = 50;

/** The sort so far, and what can be done with it. */
export function useSorting({ element, value, onChange, isReadOnly }: RunnerQuestionProps): Sorting {
  const { t } = useTexts();
  const [chosenCode, setChosen] = useState<string>();
  const [said, setSaid] = useState("");
  const [history, setHistory] = useState<readonly (readonly Pile[])[]>([]);
  const asked = elementIn(element);
  const { cards, hasOwnGroups } = asked;
  const piles = pilesIn(asked, value);
  const unsorted = unsortedCards(cards, piles);
  const chosen = cards.find(({ code }) => code === chosenCode);

  const textOf = (card: string) => cards.find(({ code }) => code === card)?.text ?? card;
  const nameOf = (pile: Pile) =>
    pile.name.trim() || t("cardSorting.runner.unnamed", { number: piles.filter(({ isOwn }) => isOwn).indexOf(pile) + 1 });
  const leftOf = (next: readonly Pile[]) =>
    t("cardSorting.runner.left", { smart_count: unsortedCards(cards, next).length, total: cards.length });

  const change = (next: readonly Pile[], words: string) => {
    setHistory([...history, piles].slice(-MOST_STEPS));
    setSaid(words);
    onChange(answerOf(next));
  };

  return {
    cards,
    piles,
    unsorted,
    hasOwnGroups,
    isReadOnly,
    chosen: isReadOnly ? undefined : chosen,
    said,
    canUndo: history.length > 0 && !isReadOnly,
    nameOf,
    textOf,
    choose: (card) => {
      if (isReadOnly) return;
      setChosen(card);
      if (card !== undefined) setSaid(t("cardSorting.runner.said.chosen", { card: textOf(card) }));
    },
    place: (card, key) => {
      setChosen(undefined);
      const pile = piles.find((one) => one.key === key);
      const isThere = pile ? pile.cards.includes(card) : unsorted.some(({ code }) => code === card);
      if (isReadOnly || isThere) return;
      const next = placeCard(piles, card, key);
      const words = { card: textOf(card), left: leftOf(next) };
      change(
        next,
        pile
          ? t("cardSorting.runner.said.placed", { ...words, group: nameOf(pile) })
          : t("cardSorting.runner.said.takenBack", words),
      );
    },
    add: () => {
      if (isReadOnly) return;
      setChosen(undefined);
      const added = addPile(piles);
      const next = chosen ? placeCard(added, chosen.code, added.at(-1)?.key) : added;
      change(next, t("cardSorting.runner.said.added"));
    },
    rename: (key, name) => {
      if (piles.some((pile) => pile.key === key && pile.name !== name))
        change(renamePile(piles, key, name), t("cardSorting.runner.said.renamed", { group: name }));
    },
    remove: (pile) => {
      if (isReadOnly) return;
      const next = piles.filter(({ key }) => key !== pile.key);
      change(next, t("cardSorting.runner.said.removed", { group: nameOf(pile), left: leftOf(next) }));
    },
    undo: () => {
      const before = history.at(-1);
      if (!before || isReadOnly) return;
      setHistory(history.slice(0, -1));
      setChosen(undefined);
      setSaid(t("cardSorting.runner.said.undone", { left: leftOf(before) }));
      onChange(answerOf(before));
    },
  };
}
