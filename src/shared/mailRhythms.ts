/** How often somebody gets notifications by mail: as they come, at nine each day, or at nine on Mondays. */
export const MAIL_RHYTHMS = ["NOW", "DAILY", "WEEKLY"] as const;
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];
