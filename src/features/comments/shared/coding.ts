/** Characters kept on both sides of a passage, by which it is found again. */
export const SURROUNDINGS = 32;
/** Of one comment. */
export const MOST_PASSAGES = 200;
/** Of one activity, in one answer. */
export const MOST_IN_ACTIVITY = 5_000;
/** Passages of a code that are read at once, unless asked otherwise. */
export const PAGE_SIZE = 20;
export const LARGEST_PAGE = 100;
