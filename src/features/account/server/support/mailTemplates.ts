import type { MailTemplate } from "../../../../server/kit";

/** Tells the back office what somebody of a company asks. */
export const ASKED_MAIL: MailTemplate = {
  name: "supportAsked",
  parts: ["button"],
  values: ["subject", "company", "person", "message"],
};

/** Tells the person what the back office answers. */
export const ANSWERED_MAIL: MailTemplate = {
  name: "supportAnswered",
  parts: ["button"],
  values: ["subject", "message", "answer"],
};
