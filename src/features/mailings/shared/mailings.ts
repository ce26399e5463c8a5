export const LONGEST_SUBJECT = 200;
export const LONGEST_TITLE = 120;
export const LONGEST_MESSAGE = 1_000;
export const LONGEST_CONTENT = 20_000;
/** Pasted addresses, nicknames or identifiers. */
export const MOST_PEOPLE = 5_000;
export const MOST_TAGS = 50;
export const LONGEST_PATH = 300;
/** Members of an audience among whom a preview offers a choice at once. */
export const MOST_VIEWERS = 50;
export const PAGE_SIZE = 20;
export const LARGEST_PAGE = 100;

/** Bytes of a mail's image (spec section 5). */
export const LARGEST_IMAGE = 1024 * 1024;

export const CHANNELS = ["MAIL", "ALERT"] as const;
export const MAILING_STATES = ["DRAFT", "SCHEDULED", "SENDING", "PAUSED", "STOPPED", "SENT"] as const;
export const DELIVERY_STATES = ["NEW", "PROCESSING", "SENT", "ERROR", "SKIPPED"] as const;
/** Of what was written to somebody. */
export const EMAIL_STATES = ["NEW", "PROCESSING", "SENT", "ERROR"] as const;
/** Why somebody is left out. */
export const REASONS = [
  "NO_EMAIL",
  "INACTIVE",
  "NOT_JOINED",
  "UNSUBSCRIBED",
  "OPTED_OUT",
  "REFUSED",
  "NO_VALUE",
  "CAP",
  "STOPPED",
] as const;

/** A stored text as the word that it is. @throws Error where it is none of them */
export function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((one) => one === text);
  if (!word) throw new Error(`"${text}" is none of ${words.join(", ")}`);
  return word;
}

export type Channel = (typeof CHANNELS)[number];
export type MailingState = (typeof MAILING_STATES)[number];
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export type Reason = (typeof REASONS)[number];
