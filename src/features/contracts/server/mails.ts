import type { MailTemplate } from "../../../server/kit";

/** Tells those who sign for a company that a contract waits for them. */
export const OFFERED_MAIL: MailTemplate = {
  name: "contractOffered",
  parts: ["button", "footnote"],
  values: ["number", "title", "until"],
};

/** Tells them that the offer was taken back, or that a signed contract was ended. */
export const CLOSED_MAIL: MailTemplate = { name: "contractClosed", parts: ["button", "footnote"], values: ["title", "message"] };

/** Tells the back office that a contract was signed. */
export const SIGNED_MAIL: MailTemplate = {
  name: "contractSigned",
  parts: ["button"],
  values: ["company", "number", "title", "signer"],
};

/** Tells the back office that a contract was declined, and why. */
export const DECLINED_MAIL: MailTemplate = {
  name: "contractDeclined",
  parts: ["button"],
  values: ["company", "number", "title", "reason"],
};
