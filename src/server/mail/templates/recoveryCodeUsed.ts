import type { MailTemplate } from "./mailTemplate";

/** Tells the owner that a sign-in was confirmed by a recovery code, and how many are left. */
export const recoveryCodeUsed: MailTemplate = {
  name: "recoveryCodeUsed",
  parts: ["button", "footnote"],
  values: ["email", "time", "left"],
};
