import { useCallback, useState, useSyncExternalStore } from "react";
import type { QuestionMatrixModel } from "survey-core";
import { useTexts } from "../../texts/TextsProvider";
import { type Card, type CardGroups, cardAfter, type SortedCards, sortedCards } from "./sortedCards";

export interface Cards extends SortedCards {
  /** What goes into the group that is chosen next. */
  readonly current: Card | undefined;
  /** What has just happened, for whoever doesn't see it. */
  readonly said: string;
  readonly isLocked: boolean;
  readonly choose: (card: string) => void;
  /** @returns whether there was room for it */
  readonly place: (card: string, group: string) => boolean;
  readonly takeBack: (card: string) => void;
}

/** What is sorted so far, and whether it may change ("don't know" takes the question's place). */
function useSorting(question: QuestionMatrixModel): readonly [sorting: CardGroups, isLocked: boolean] {
  const subscribe = useCallback(
    (listener: () => void) => {
      question.onPropertyChanged.add(listener);
      return () => question.onPropertyChanged.remove(listener);
    },
    [question],
  );
  const text = () => JSON.stringify([question.value ?? {}, question.isInputReadOnly]);
  return JSON.parse(useSyncExternalStore(subscribe, text, text)) as [CardGroups, boolean];
}

/** The cards of a question, the one that is in hand, and what can be done with them. */
export function useCards(question: QuestionMatrixModel): Cards {
  const { t } = useTexts();
  const [sorting, isLocked] = useSorting(question);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState("");
  const shown = sortedCards(question, sorting);
  const { cards, stack, piles } = shown;
  const current = stack.find(({ code }) => code === chosen) ?? stack[0];

  const textOf = (code: string) => cards.find((card) => card.code === code)?.text ?? code;
  const count = (sorted: number) => t("runner.cards.sorted", { count: sorted, total: cards.length });

  const place = (code: string, group: string): boolean => {
    const pile = piles.find((one) => one.code === group);
    if (isLocked || !pile || sorting[code] === group) return false;
    if (pile.isFull) {
      setSaid(t("runner.cards.isFull", { group: pile.text }));
      return false;
    }
    const isNew = sorting[code] === undefined;
    const next = isNew ? cardAfter(stack, code) : current;
    question.value = { ...sorting, [code]: group };
    setChosen(next?.code);
    const sorted = count(cards.length - stack.length + (isNew ? 1 : 0));
    const placed = t("runner.cards.placed", { card: textOf(code), group: pile.text, sorted });
    setSaid(`${placed} ${next ? t("runner.cards.next", { card: next.text }) : t("runner.cards.done")}`);
    return true;
  };

  const takeBack = (code: string) => {
    if (isLocked || sorting[code] === undefined) return;
    const { [code]: _group, ...others } = sorting;
    if (Object.keys(others).length > 0) question.value = others;
    else question.clearValue();
    setChosen(code);
    setSaid(t("runner.cards.takenBack", { card: textOf(code), sorted: count(cards.length - stack.length - 1) }));
  };

  return { ...shown, current, said, isLocked, choose: setChosen, place, takeBack };
}
