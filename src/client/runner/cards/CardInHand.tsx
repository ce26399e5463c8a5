import { useTexts } from "../../texts/TextsProvider";
import { CardsCount } from "./CardsCount";
import type { CardsPart } from "./parts";
import { cardAfter } from "./sortedCards";

/** The one card that is to be sorted now; it can be left for later. */
export function CardInHand({ cards, describedBy, onFollow }: CardsPart) {
  const { t } = useTexts();
  const { current, stack } = cards;
  const later = () => {
    const next = current && cardAfter(stack, current.code);
    if (!next || cards.isLocked) return;
    cards.choose(next.code);
    onFollow();
  };
  return (
    <div className="rn-in-hand">
      <div className="rn-in-hand-head">
        <CardsCount cards={cards} />
        {stack.length > 1 && (
          <button type="button" className="rn-link rn-later" aria-disabled={cards.isLocked} onClick={later}>
            {t("runner.cards.later")}
          </button>
        )}
      </div>
      {current ? (
        <p id={describedBy} data-in-hand tabIndex={-1} className="rn-card rn-card-large">
          {current.text}
        </p>
      ) : (
        <p data-in-hand tabIndex={-1} className="rn-cards-done">
          {t("runner.cards.done")}
        </p>
      )}
    </div>
  );
}
