/** The activity type of this feature. */
export const POLL = "wat_poll";

export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 10;
export const LONGEST_QUESTION = 300;
export const LONGEST_OPTION = 120;
export const LONGEST_ALT = 200;
