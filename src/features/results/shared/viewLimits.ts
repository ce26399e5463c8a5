/** Views of one activity or study. */
export const MOST_VIEWS = 200;
export const LONGEST_VIEW_NAME = 80;
