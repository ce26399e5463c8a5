import type { MailTemplate } from "./mailTemplate";

/** What somebody has not seen in the app: one alert, or several at once. */
export const notification: MailTemplate = {
  name: "notification",
  parts: ["button", "footnote", "more"],
  values: ["title", "body"],
};
