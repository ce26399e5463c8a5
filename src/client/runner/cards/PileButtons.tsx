import { useTexts } from "../../texts/TextsProvider";
import { PileName } from "./PileName";
import { PlacedCards } from "./PlacedCards";
import type { CardsPart } from "./parts";

/** The groups as large buttons, which stay where they are; what lies in them follows below. */
export function PileButtons(part: CardsPart) {
  const { t } = useTexts();
  const { piles } = part.cards;
  const filled = piles.filter(({ cards }) => cards.length > 0);
  return (
    <>
      <ul className="rn-pile-buttons" aria-label={t("runner.cards.groups")}>
        {piles.map((pile) => (
          <li key={pile.code}>
            <PileName {...part} pile={pile} />
          </li>
        ))}
      </ul>
      {filled.length > 0 && (
        <div className="rn-placed">
          {filled.map((pile) => (
            <div key={pile.code}>
              <p className="rn-placed-title">{pile.text}</p>
              <PlacedCards {...part} pile={pile} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
