import type { MailTemplate } from "./mailTemplate";

/** Says goodbye, and that it is done. */
export const accountDeleted: MailTemplate = {
  name: "accountDeleted",
  parts: ["footnote"],
  values: ["email"],
};
