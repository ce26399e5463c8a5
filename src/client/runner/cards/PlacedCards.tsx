import { useTexts } from "../../texts/TextsProvider";
import { Glyph } from "../shell/Glyph";
import { dragged } from "./dragging";
import type { CardsPart } from "./parts";
import type { Pile } from "./sortedCards";

interface PlacedCardsProps extends CardsPart {
  readonly pile: Pile;
  /** @default false */
  readonly canDrag?: boolean;
}

/** The cards of a pile; a press takes one back. */
export function PlacedCards({ pile, cards, onFollow, canDrag = false }: PlacedCardsProps) {
  const { t } = useTexts();
  return (
    <ul className="rn-pile-cards" aria-label={pile.text}>
      {pile.cards.map(({ code, text }) => (
        <li key={code}>
          <button
            type="button"
            className="rn-card rn-card-placed"
            draggable={canDrag && !cards.isLocked}
            onDragStart={(event) => dragged.start(event, code)}
            aria-disabled={cards.isLocked}
            aria-label={t("runner.cards.takeBack", { card: text, group: pile.text })}
            onClick={() => {
              if (cards.isLocked) return;
              cards.takeBack(code);
              onFollow();
            }}
          >
            <span>{text}</span>
            <Glyph name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
