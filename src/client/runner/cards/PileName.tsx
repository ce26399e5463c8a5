import { useTexts } from "../../texts/TextsProvider";
import type { CardsPart } from "./parts";
import type { Pile } from "./sortedCards";

interface PileNameProps extends CardsPart {
  readonly pile: Pile;
  /** The key that places the card in hand here, where there is one. */
  readonly shortcut?: number | undefined;
}

/** A group's button: puts the card in hand there. */
export function PileName({ pile, shortcut, cards, describedBy }: PileNameProps) {
  const { t } = useTexts();
  const { current, limit } = cards;
  const count = pile.cards.length;
  return (
    <button
      type="button"
      className="rn-pile-name"
      aria-disabled={!current || pile.isFull || cards.isLocked}
      aria-describedby={current ? describedBy : undefined}
      onClick={() => current && cards.place(current.code, pile.code)}
    >
      {shortcut !== undefined && (
        <span className="rn-pile-key" aria-hidden="true">
          {shortcut}
        </span>
      )}
      <span className="rn-pile-text">{pile.text}</span>
      <span className="rn-pile-count">
        <span aria-hidden="true">{limit === undefined ? count : `${count}/${limit}`}</span>
        <span className="rn-hidden">
          {`, ${t("runner.cards.inGroup", { smart_count: count })}${pile.isFull ? `, ${t("runner.cards.full")}` : ""}`}
        </span>
      </span>
    </button>
  );
}
