import type { MailTemplate } from "./mailTemplate";

/** The way to a new password, for whoever asked for one. */
export const resetPassword: MailTemplate = {
  name: "resetPassword",
  parts: ["button", "footnote"],
  values: ["email", "minutes"],
};
