/** Milliseconds of a day of 24 hours. */
export const MS_PER_DAY = 86_400_000;
