export const PAGE_SIZE = 15;
export const LARGEST_PAGE = 100;
export const LONGEST_CODE = 300;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 300;
/** Redemptions in one completion. */
export const MOST_AT_ONCE = 100;
export const TYPES = ["AMAZON", "PAYPAL", "RAFFLE", "CUSTOM"] as const;
