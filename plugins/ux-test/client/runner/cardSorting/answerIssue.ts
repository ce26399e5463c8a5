import type { RunnerIssue, RunnerQuestionProps } from "../../../../../src/client/kit/runner";
import type { Json } from "../../../../../src/shared/json";
import { elementIn, pilesIn, repeatedNames, unsortedCards } from "./sorting";

export const NO_CARDS: RunnerIssue = { key: "cardSorting.issues.noCards" };

/** What a sort lacks before it can be sent: cards, names, or names that differ. */
export function answerIssue(element: RunnerQuestionProps["element"], value: Json): RunnerIssue | undefined {
  const asked = elementIn(element);
  const piles = pilesIn(asked, value);
  const filled = piles.filter(({ cards }) => cards.length > 0);
  if (filled.length === 0) return NO_CARDS;
  const left = unsortedCards(asked.cards, piles).length;
  if (asked.allCards && left > 0) return { key: "cardSorting.issues.left", params: { smart_count: left } };
  if (filled.some(({ name }) => name.trim() === "")) return { key: "cardSorting.issues.unnamed" };
  const [repeated] = repeatedNames(filled);
  return repeated && { key: "cardSorting.issues.sameName", params: { name: repeated.name.trim() } };
}
