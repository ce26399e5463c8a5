/** What a message is about. */
export const SUBJECTS = ["ACCOUNT", "BILLING", "CREDITS", "STUDY", "TECHNICAL", "OTHER"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Open until the back office answers it; closed it may be with or without an answer. */
export const CASE_STATES = ["OPEN", "ANSWERED", "CLOSED"] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Characters, of a message and of an answer. */
export const SHORTEST_MESSAGE = 10;
export const LONGEST_MESSAGE = 4_000;
