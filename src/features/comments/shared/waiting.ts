/** Fewer words than these are thin. */
export const ENOUGH_WORDS = 5;
export const SILENT_DAYS = 7;
/** Of each kind. */
export const MOST_WAITING = 50;
