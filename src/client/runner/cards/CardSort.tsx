import { useEffect, useId, useRef } from "react";
import type { QuestionMatrixModel } from "survey-core";
import { useIsNarrow } from "../../globals/useIsNarrow";
import { useTexts } from "../../texts/TextsProvider";
import { CardInHand } from "./CardInHand";
import { CardStack } from "./CardStack";
import { CardsCount } from "./CardsCount";
import { PileButtons } from "./PileButtons";
import { Piles } from "./Piles";
import { useCards } from "./useCards";

/** Cards to be put into groups: a stack and piles side by side, or one card after another where there is little room. */
export function CardSort({ question }: { readonly question: QuestionMatrixModel }) {
  const { t } = useTexts();
  const cards = useCards(question);
  const isNarrow = useIsNarrow();
  const root = useRef<HTMLDivElement>(null);
  const followsCard = useRef(false);
  const id = useId();

  // What had the focus has moved to another place: the focus goes to the card in hand.
  useEffect(() => {
    if (!followsCard.current) return;
    followsCard.current = false;
    root.current?.querySelector<HTMLElement>("[data-in-hand]")?.focus();
  });
  const follow = () => {
    followsCard.current = true;
  };

  const parts = { cards, describedBy: `${id}-in-hand`, onFollow: follow };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SurveyJS draws the title, which a fieldset would need within
    <div ref={root} className="rn-cards" role="group" aria-labelledby={question.ariaTitleId}>
      <p className="rn-hint">{t(isNarrow ? "runner.cards.tap" : "runner.cards.drag")}</p>
      {isNarrow ? (
        <>
          <CardInHand {...parts} />
          <PileButtons {...parts} />
        </>
      ) : (
        <>
          <CardsCount cards={cards} />
          <div className="rn-cards-table">
            <CardStack {...parts} />
            <Piles {...parts} />
          </div>
        </>
      )}
      <p role="status" className="rn-hidden">
        {cards.said}
      </p>
    </div>
  );
}
