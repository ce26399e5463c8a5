import type { MailTemplate } from "./mailTemplate";

/** Tells the owner that somebody who knows the password has guessed at the second factor. */
export const secondFactorLocked: MailTemplate = {
  name: "secondFactorLocked",
  parts: ["button", "footnote"],
  values: ["email"],
};
