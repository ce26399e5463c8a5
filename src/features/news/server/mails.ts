import type { MailTemplate } from "../../../server/kit";

/** Tells people of a company something, in the words of its notification. */
export const NEWS_MAIL: MailTemplate = { name: "companyNews", parts: ["button", "footnote"], values: ["title", "message"] };
