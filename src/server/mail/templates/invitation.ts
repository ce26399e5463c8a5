import type { MailTemplate } from "./mailTemplate";

/** Invites a member into a community. */
export const invitation: MailTemplate = {
  name: "invitation",
  parts: ["button", "footnote"],
  values: ["email"],
};
