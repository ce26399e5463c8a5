export const STATUSES = ["PENDING", "FINISHED", "NOTIFIED", "PAID", "CANCELLED"] as const;
export const TICKET_STATES = ["ENTERED", "WON", "GIVEN", "PASSED", "OUT"] as const;
export const PAGE_SIZE = 15;
export const LARGEST_PAGE = 100;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 300;
/** The draw is at this time of the day after the end, by the community's clock. */
export const DRAW_TIME = "10:00";
