import type { MailTemplate } from "../../../../server/kit";
import type { FieldRow } from "./fieldRow";

const DECIMALS = 2;

/** It doesn't say who asks: that could change the answers. */
export const INVITATION_MAIL: MailTemplate = {
  name: "panelInvitation",
  parts: ["button", "more", "footnote"],
  values: ["study", "minutes", "coins"],
};

/** To whoever was invited and hasn't come. */
export const REMINDER_MAIL: MailTemplate = { ...INVITATION_MAIL, name: "panelReminder" };

/** What both say of a field. */
export function mailValues({ title, request, coins }: Pick<FieldRow, "title" | "request" | "coins">) {
  return { study: title ?? "", minutes: String(request.minutes), coins: coins.toFixed(DECIMALS).replace(".", ",") };
}
