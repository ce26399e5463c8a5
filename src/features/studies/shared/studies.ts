/** Days for which a quote holds. */
export const QUOTE_DAYS = 14;
/** Business days that the provider's team has for its review, at most (spec section 9). */
export const REVIEW_DAYS = 2;

/** In the order of a study's life (spec section 4). */
export const STUDY_STATUSES = ["UNDER_CONSTRUCTION", "PROCESSING", "CONFIRMED", "OPEN", "FINISHED"] as const;
export type StudyStatus = (typeof STUDY_STATUSES)[number];
