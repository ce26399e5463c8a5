import { type KeyboardEvent, useId } from "react";
import { useTexts } from "../../texts/TextsProvider";
import { CardTarget } from "./CardTarget";
import { dragged } from "./dragging";
import type { CardsPart } from "./parts";
import { placeAfterKey, placeOfKey } from "./shortcuts";

/** The cards that are still to be sorted: one stop of the tab key, arrows between them, numbers to place them. */
export function CardStack({ cards, describedBy, onFollow }: CardsPart) {
  const { t } = useTexts();
  const titleId = useId();
  const { stack, piles, current } = cards;

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey || cards.isLocked) return;
    const card = stack[place];
    const next = stack[placeAfterKey(event.key, place, stack.length) ?? -1];
    const pile = piles[placeOfKey(event.key) ?? -1];
    if (!card || !(next || pile)) return;
    event.preventDefault();
    if (pile ? cards.place(card.code, pile.code) : next) onFollow();
    if (next) cards.choose(next.code);
  };

  return (
    <CardTarget className="rn-stack" onDrop={cards.takeBack}>
      {stack.length > 0 && (
        <p id={titleId} className="rn-stack-title">
          {t("runner.cards.stack")}
        </p>
      )}
      {stack.length > 0 ? (
        <ul aria-labelledby={titleId}>
          {stack.map(({ code, text }, place) => {
            const isCurrent = code === current?.code;
            return (
              <li key={code}>
                <button
                  type="button"
                  className="rn-card"
                  {...(isCurrent ? { id: describedBy, "data-in-hand": true } : { tabIndex: -1 })}
                  draggable={!cards.isLocked}
                  onDragStart={(event) => dragged.start(event, code)}
                  aria-pressed={isCurrent}
                  aria-disabled={cards.isLocked}
                  onClick={() => cards.choose(code)}
                  onKeyDown={(event) => onKeyDown(event, place)}
                >
                  {text}
                </button>
              </li>
            );
          })}
        </ul>
      ) : (
        <p data-in-hand tabIndex={-1} className="rn-cards-done">
          {t("runner.cards.done")}
        </p>
      )}
    </CardTarget>
  );
}
