import type { MailTemplate } from "../../../../server/kit";

/** To the back office: a panelist asks to be paid. */
export const ASKED_MAIL: MailTemplate = { name: "panelPayoutAsked", parts: ["button"], values: ["coins", "address"] };

/** To the panelist: it was paid. */
export const PAID_MAIL: MailTemplate = {
  name: "panelPayoutPaid",
  parts: ["button", "footnote"],
  values: ["coins", "address"],
};

/** To the panelist: it wasn't, and why. */
export const REJECTED_MAIL: MailTemplate = {
  name: "panelPayoutRejected",
  parts: ["button", "footnote"],
  values: ["coins", "reason"],
};
