/**
 * What a study waits for, the most pressing first: corrections that the review asks for, a decision on a paused field, the
 * release of an accepted price, a change without which it can't be released, a price that is to be accepted anew, a first
 * price.
 */
export const WAITING_REASONS = ["sentBack", "paused", "release", "blocked", "outdated", "accept"] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** What the status alone doesn't say: it came back from the review, or has passed it. */
export const STUDY_STANDINGS = ["sentBack", "approved"] as const;
