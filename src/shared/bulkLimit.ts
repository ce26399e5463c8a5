/** Records that one call changes at most. */
export const MOST_IN_BULK = 10_000;
