/** A member is online who was there within so many minutes. */
export const ONLINE_MINUTES = 5;
/** A member is inactive who hasn't been there for so many days. */
export const INACTIVE_DAYS = 30;
export const PAGE_SIZE = 50;
export const LARGEST_PAGE = 200;
/** As many as a bubble of who is there can show. */
export const MOST_ONLINE = 200;
/** Members that one call deletes or invites: it is one transaction. */
export const MOST_AT_ONCE = 200;
export const LONGEST_EMAIL = 254;

/** What lists can be ordered by; with `-` before it the greatest first. */
export const ORDERS = ["nickname", "name", "surname", "points", "medals", "createdAt", "lastSeenAt"] as const;
export type Order = (typeof ORDERS)[number];

/** What happens with a member: each names an icon and a filter. */
export const TIMELINE_KINDS = ["activity", "comment", "labs", "redeem", "sanction", "message", "membership"] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
