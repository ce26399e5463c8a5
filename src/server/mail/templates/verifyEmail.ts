import type { MailTemplate } from "./mailTemplate";

/** Proves that an e-mail is the person's own. */
export const verifyEmail: MailTemplate = {
  name: "verifyEmail",
  parts: ["button", "footnote"],
  values: ["email", "hours"],
};
