import type { MailTemplate } from "./mailTemplate";

/** A role for a person who has an account already. */
export const roleGranted: MailTemplate = {
  name: "roleGranted",
  parts: ["button", "footnote"],
  values: ["email", "role", "studies"],
};
