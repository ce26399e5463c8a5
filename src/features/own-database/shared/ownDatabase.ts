/** The study whose client brings the people. */
export const OWN_DATABASE = "OWN_DATABASE_SURVEY";

/** How far an addressee is, the furthest first where several hold. */
export const STATES = ["ANSWERED", "SCREENED_OUT", "BEGUN", "UNSUBSCRIBED", "BOUNCED", "REMINDED", "INVITED", "WAITING"] as const;
export type AddresseeState = (typeof STATES)[number];

/** Days after a study's end after which its addresses are removed. Responses stay. */
export const KEPT_DAYS = 90;

/** Mails that one addressee gets of one study, at most. */
export const MOST_MAILS = 6;

/** Addressees that a page of the table holds. */
export const PAGE_ROWS = 25;

/** Names of what invitations say of their reader and study, written as `{{name}}`. */
export const PLACEHOLDERS = ["name", "study", "minutes", "extra1", "extra2", "extra3"] as const;
