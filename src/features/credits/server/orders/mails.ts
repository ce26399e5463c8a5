import type { MailTemplate } from "../../../../server/kit";

/** Tells the back office that a company asks for credits. */
export const ORDERED_MAIL: MailTemplate = {
  name: "creditsOrdered",
  parts: ["button"],
  values: ["company", "amount", "reference", "note"],
};

/** Tells who ordered that the credits are there. */
export const CONFIRMED_MAIL: MailTemplate = {
  name: "creditsConfirmed",
  parts: ["button", "footnote"],
  values: ["amount", "invoice", "total"],
};

/** Tells who ordered why there are none. */
export const REJECTED_MAIL: MailTemplate = {
  name: "creditsRejected",
  parts: ["button", "footnote"],
  values: ["amount", "reason"],
};
