import type { Cards } from "./useCards";

/** What the parts of a card sort are drawn with. */
export interface CardsPart {
  readonly cards: Cards;
  /** Id of the card in hand, which says what a group's button would place. */
  readonly describedBy: string;
  /** Has the focus follow the card in hand, for what had it goes away. */
  readonly onFollow: () => void;
}
