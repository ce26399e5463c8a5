export const STATUSES = ["PENDING", "FINISHED", "NOTIFIED", "PAID", "CANCELLED"] as const;
export const TICKET_STATES = ["ENTERED", "WON", "GIVEN", "PASSED", "OUT"] as const;
export const PAGE_SIZE = 15;
export const LARGEST_PAGE = 100;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 300;
/** The draw is at this time of the day after the end, by the community's clock. */
export const DRAW_TIME = "10:00";
/** Entries of one member in one raffle. */
export const MOST_ENTRIES = 1_000;
export const MOST_WINNERS = 1_000;
export const LONGEST_REWARD = 300;
/** What all of one member's entries may cost. */
export const MOST_LABS = 1_000_000;
