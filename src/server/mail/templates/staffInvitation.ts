import type { MailTemplate } from "./mailTemplate";

/** A role for a person who has no password yet. */
export const staffInvitation: MailTemplate = {
  name: "staffInvitation",
  parts: ["button", "footnote"],
  values: ["email", "role", "studies", "days"],
};
