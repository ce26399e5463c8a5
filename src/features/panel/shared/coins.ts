export const COIN_REASONS = ["TEST", "INVITED_FRIEND", "CUSTOM", "PAYMENT", "REVERSAL"] as const;
export type CoinReason = (typeof COIN_REASONS)[number];

/** Reasons that take coins away; the others give them. */
const TAKING: ReadonlySet<CoinReason> = new Set(["PAYMENT", "REVERSAL"]);

export function takesCoins(reason: CoinReason): boolean {
  return TAKING.has(reason);
}

/** What the inviter of a friend gets after the friend's first study (spec section 9). */
export const FRIEND_REWARD = 0.5;
/** Friends whose first study is rewarded. */
export const MOST_FRIENDS = 10;

/** Coins that the back office gives or takes at once, at most. */
export const MOST_BY_HAND = 1_000;
export const SHORTEST_CONCEPT = 3;
export const LONGEST_CONCEPT = 200;

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
