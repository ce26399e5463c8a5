/** Of the client's own people as a supplier of questionnaires. */
export const SUPPLIER = { id: "ownDatabase", name: "Own database" } as const;

/** Addressees who are written to in one transaction. */
export const PORTION = 50;
/** Minutes between two looks at who is to be written to. */
export const WAVE_MINUTES = 5;
/** Hours that lie between two mails of a study to one person, at least. */
export const REST_HOURS = 20;
/** Hours after a mail in which nobody is written to again by hand. */
export const AGAIN_HOURS = 1;
/** Days after a mail in which it may still come back. */
export const BOUNCE_DAYS = 7;

/** How responses name whoever came by the open link. */
export const LINK_PREFIX = "link-";

/** By which word the outbox knows a mail: the how manieth of an addressee, from 1. */
export const mailKey = (addressee: string, mails: number) => `ownDatabase:${addressee}:${mails}`;
