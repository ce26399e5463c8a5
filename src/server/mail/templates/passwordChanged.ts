import type { MailTemplate } from "./mailTemplate";

/** Tells the owner that the password is another one now. */
export const passwordChanged: MailTemplate = {
  name: "passwordChanged",
  parts: ["button", "footnote"],
  values: ["email"],
};
