export const PAGE_SIZE = 15;
export const LARGEST_PAGE = 100;
export const LONGEST_CODE = 300;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 300;
/** Redemptions in one completion. */
export const MOST_AT_ONCE = 100;
export const TYPES = ["AMAZON", "PAYPAL", "RAFFLE", "CUSTOM"] as const;
/** With so many free codes or fewer a pool is nearly empty. */
export const FEW_CODES = 5;
/** Characters of one paste: some thousands of codes. */
export const LONGEST_PASTE = 200_000;
