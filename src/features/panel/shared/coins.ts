export const COIN_REASONS = [
  ...["TEST", "INVITED_FRIEND", "CUSTOM", "PAYMENT", "REVERSAL"],
  // Of payouts that panelists ask for: held, and then paid or given back.
  ...["PAYOUT", "PAYOUT_PAID", "PAYOUT_RETURNED"],
] as const;
export type CoinReason =
  | "TEST"
  | "INVITED_FRIEND"
  | "CUSTOM"
  | "PAYMENT"
  | "REVERSAL"
  | "PAYOUT"
  | "PAYOUT_PAID"
  | "PAYOUT_RETURNED";

type Account = "PANELIST" | "ISSUED" | "PAID" | "HELD";

/** Between which accounts coins move for a reason. */
export const TRANSFERS: Readonly<Record<CoinReason, { readonly from: Account; readonly to: Account }>> = {
  TEST: { from: "ISSUED", to: "PANELIST" },
  INVITED_FRIEND: { from: "ISSUED", to: "PANELIST" },
  CUSTOM: { from: "ISSUED", to: "PANELIST" },
  PAYMENT: { from: "PANELIST", to: "PAID" },
  REVERSAL: { from: "PANELIST", to: "ISSUED" },
  PAYOUT: { from: "PANELIST", to: "HELD" },
  PAYOUT_PAID: { from: "HELD", to: "PAID" },
  PAYOUT_RETURNED: { from: "HELD", to: "PANELIST" },
};

export function takesCoins(reason: CoinReason): boolean {
  return TRANSFERS[reason].from === "PANELIST";
}

/** What a reason does to the panelist's balance: adds to it, takes from it, or neither. */
export function signOf(reason: CoinReason): 1 | 0 | -1 {
  if (takesCoins(reason)) return -1;
  return TRANSFERS[reason].to === "PANELIST" ? 1 : 0;
}

/** Coins that a panelist must have to ask for a payout, and the least that is paid at once. */
export const LEAST_PAYOUT = 10;

/** What the inviter of a friend gets after the friend's first study (spec section 9). */
export const FRIEND_REWARD = 0.5;
/** Friends whose first study is rewarded. */
export const MOST_FRIENDS = 10;

/** Coins that the back office gives or takes at once, at most. */
export const MOST_BY_HAND = 1_000;
export const SHORTEST_CONCEPT = 3;
export const LONGEST_CONCEPT = 200;
/** Why a payout is rejected. */
export const LONGEST_PAYOUT_REASON = 300;

/** Amounts are added as whole hundredths: binary fractions don't add up. */
export function toHundredths(coins: number): number {
  return Math.round(coins * 100);
}

/** What `proveCoins` finds. */
export interface CoinProof {
  readonly panelists: number;
  readonly movements: number;
  /** Panelists whose coins are not the sum of their movements; 0 where everything agrees. */
  readonly differences: number;
}
