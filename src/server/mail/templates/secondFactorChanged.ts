import type { MailTemplate } from "./mailTemplate";

/** Tells the owner that what a sign-in is confirmed by has changed, and how. */
export const secondFactorChanged: MailTemplate = {
  name: "secondFactorChanged",
  parts: ["button", "footnote"],
  values: ["email", "change"],
};
