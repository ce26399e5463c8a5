const SECONDS_PER_MINUTE = 60;

/** In whole minutes, 1 at least. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE));

/** Whether a questionnaire takes longer than its price is for. @param ordered minutes; 0 where nobody has said any yet */
export const isLonger = (seconds: number, ordered: number): boolean => ordered > 0 && minutesOf(seconds) > ordered;
