export const MOST_CONDITIONS = 10;
/** Members of a page of a segment, if nothing else is asked for. */
export const PAGE_SIZE = 25;
export const LARGEST_PAGE = 100;
