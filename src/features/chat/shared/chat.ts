/** Channel of what happens in chats; its ids: that of the member or the observer whose chat it is, and `TEAM_ROOM`. */
export const CHANNEL = "chat";
/** Where moderators hear that the lists of chats have changed. */
export const TEAM_ROOM = "team";

export const LONGEST_MESSAGE = 5_000;
/** Chats and messages of a page. */
export const PAGE_SIZE = 20;
/** Messages that are read at once after a break. */
export const MOST_SINCE = 100;
/** Messages that are deleted at once. */
export const MOST_DELETED = 50;

export const CHANNELS = ["MEMBER", "OBSERVER"] as const;
/** Whose chats with the moderators they are. */
export type ChatChannel = (typeof CHANNELS)[number];

export const SENDERS = ["MEMBER", "STAFF", "OBSERVER"] as const;
export const FILTERS = ["all", "unread", "marked"] as const;
export type ChatFilter = (typeof FILTERS)[number];

/** The two sides of a chat: the member or the observer, and the moderators. */
export type Side = "person" | "team";
