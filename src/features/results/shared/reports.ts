/** Where a report is read: followed by its token. */
export const REPORT_PATH = "/r";
/** Reports of one activity or study. */
export const MOST_REPORTS = 50;
export const LONGEST_REPORT_NAME = 120;
export const SHORTEST_REPORT_PASSWORD = 8;
export const LONGEST_REPORT_PASSWORD = 200;
export const REPORT_DAYS = 30;
export const MOST_REPORT_DAYS = 365;

/** Whether it is long enough; blanks aren't counted. */
export const isPassword = (text: string): boolean => text.replace(/\s/g, "").length >= SHORTEST_REPORT_PASSWORD;
