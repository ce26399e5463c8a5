import { useTexts } from "../../texts/TextsProvider";
import type { SortedCards } from "./sortedCards";

/** How far one has come. */
export function CardsCount({ cards: { cards, stack } }: { readonly cards: SortedCards }) {
  const { t } = useTexts();
  return (
    <p className="rn-cards-count">{t("runner.cards.sorted", { count: cards.length - stack.length, total: cards.length })}</p>
  );
}
