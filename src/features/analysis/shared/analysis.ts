/** Passages that one analysis reads at most: the newest. */
export const MOST_PASSAGES = 5_000;
/** Fewer than that say nothing about topics. */
export const LEAST_PASSAGES = 8;
/** Topics of an analysis at most, the team's own among them. */
export const MOST_TOPICS = 40;
export const LONGEST_TOPIC = 120;
/** Passages of a page. */
export const PAGE_SIZE = 10;
/** Specification, section 9: analysis appears about two hours after the activity has ended. */
export const HOURS_AFTER_END = 2;

export const SENTIMENTS = ["POSITIVE", "NEUTRAL", "NEGATIVE"] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** Why the language model grouped nothing although there is one: it failed, or the month's tokens are used up. */
export const MODEL_FAULTS = ["FAILED", "BUDGET"] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];
