/** How long LABs stay pending where the team may find that a completion doesn't count, e.g. in a survey's quality review. */
export const PENDING_DAYS = 14;
