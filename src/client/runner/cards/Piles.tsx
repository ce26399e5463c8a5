import { useTexts } from "../../texts/TextsProvider";
import { CardTarget } from "./CardTarget";
import { PileName } from "./PileName";
import { PlacedCards } from "./PlacedCards";
import type { CardsPart } from "./parts";
import { shortcutOf } from "./shortcuts";

/** The groups with what lies in them. */
export function Piles(part: CardsPart) {
  const { t } = useTexts();
  const { cards } = part;
  return (
    <ul className="rn-piles" aria-label={t("runner.cards.groups")}>
      {cards.piles.map((pile, place) => (
        <li key={pile.code}>
          <CardTarget className="rn-pile" onDrop={(card) => cards.place(card, pile.code)}>
            <PileName {...part} pile={pile} shortcut={shortcutOf(place)} />
            {pile.cards.length > 0 ? (
              <PlacedCards {...part} pile={pile} canDrag />
            ) : (
              <p className="rn-pile-empty">{t("runner.cards.empty")}</p>
            )}
          </CardTarget>
        </li>
      ))}
    </ul>
  );
}
