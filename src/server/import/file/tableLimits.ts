/** Rows that an import takes, headings included. */
export const MOST_ROWS = 250_000;
/** Columns that an import takes. */
export const MOST_COLUMNS = 1_000;
