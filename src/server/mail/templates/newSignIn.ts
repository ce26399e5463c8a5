import type { MailTemplate } from "./mailTemplate";

/** Tells the owner of a sign-in from a device that was not seen before. */
export const newSignIn: MailTemplate = {
  name: "newSignIn",
  parts: ["button", "footnote"],
  values: ["email", "device", "time"],
};
