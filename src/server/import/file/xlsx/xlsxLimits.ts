const MB = 1024 * 1024;

/** Bytes that all parts of a spreadsheet may have unpacked, as it says itself; what says less than it has is refused. */
export const LARGEST_UNPACKED = 300 * MB;
/** A workbook of a hundred sheets has some four hundred. */
export const MOST_PARTS = 5_000;

/** Sheets nest eight deep. */
export const DEEPEST = 40;
/** Bytes without a tag; a cell's text has 400 kB at most, all of its signs written as numbers. */
export const LONGEST_STRETCH = MB;

/** Bytes read before there must be something in a cell, and again after each that holds something. */
export const MOST_CREDIT = 16 * MB;
/** What a filled cell earns towards the bytes to be read, and each sign in it. */
export const CELL_CREDIT = 512;
export const SIGN_CREDIT = 12;

/** Signs of a cell, as Excel has it. */
export const LONGEST_TEXT = 32_767;
/** Formats of cells, as Excel has it. */
export const MOST_FORMATS = 65_490;
export const MOST_MERGED = 50_000;
/** Shared texts that a workbook may have whether its cells refer to them or not. */
export const MOST_UNUSED_TEXTS = 100_000;
/** Bytes of the table that comes of it, and of the texts that its cells share. */
export const MOST_TEXT = 100 * MB;
