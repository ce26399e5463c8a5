/** Characters of a question at most. */
export const LONGEST_QUESTION = 500;
/** Exchanges that a conversation opens with: the newest. */
export const MOST_EXCHANGES = 30;
/** Days that a conversation is kept. */
export const KEPT_DAYS = 90;
/** Questions that are suggested. */
export const MOST_SUGGESTIONS = 3;
/** Passages of an answer that quotes. */
export const MOST_QUOTES = 3;

/**
 * How an answer was made: quoted from the passages that fit best, written by a language model from them, or quoted because
 * the model gave no answer.
 */
export const METHODS = ["SEARCH", "MODEL", "SEARCH_INSTEAD"] as const;
export type Method = (typeof METHODS)[number];

/** What the assistant knows of; those of `STATE_TOPICS` are about the member. */
export const TOPICS = [
  "LABS",
  "PERIOD",
  "REDEMPTIONS",
  "TODO",
  "COMING",
  "NEWS",
  "ACTIVITY",
  "WELCOME",
  "MODERATOR",
  "EARNING",
  "REDEEMING",
  "REWARDS",
  "CONDITIONS",
  "PRIVACY",
  "NOTICE",
  "ACCOUNT",
  "OWN_DATA",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Written by the server from figures, not by the community. */
export const STATE_TOPICS: ReadonlySet<Topic> = new Set(["LABS", "PERIOD", "REDEMPTIONS", "TODO", "COMING", "NEWS"]);
