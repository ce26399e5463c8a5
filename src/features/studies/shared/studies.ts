/** Days for which a quote holds. */
export const QUOTE_DAYS = 14;
/** Business days that the provider's team has for its review, at most (spec section 9). */
export const REVIEW_DAYS = 2;

/** So many more a study in field may ask for at once. */
export const MOST_MORE = 100_000;
/** So many days longer its field may last. */
export const MOST_MORE_DAYS = 30;

/** In the order of a study's life (spec section 4). */
export const STUDY_STATUSES = ["UNDER_CONSTRUCTION", "PROCESSING", "CONFIRMED", "OPEN", "FINISHED"] as const;
export type StudyStatus = (typeof STUDY_STATUSES)[number];
