import { defineView } from "../defineView";

/** Raffles whose entries a member may buy, in the members' app; nothing where there are none. */
export interface RaffleOffersProps {
  /** LABs that the member may spend. */
  readonly available: number;
  /** Whether LABs can be redeemed now. */
  readonly isOpen: boolean;
  /** Called once entries are bought: what the member may spend has changed. */
  readonly onBought: () => void;
}

export const raffleOffers = defineView<RaffleOffersProps>("raffleOffers");
