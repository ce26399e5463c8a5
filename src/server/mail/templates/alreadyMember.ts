import type { MailTemplate } from "./mailTemplate";

/** Answers a sign-up with an e-mail that is a member's already, where the page must not tell. */
export const alreadyMember: MailTemplate = {
  name: "alreadyMember",
  parts: ["button", "footnote"],
  values: ["email"],
};
