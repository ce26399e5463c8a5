import type { MailTemplate } from "../../../../server/kit";

/** Tells those who run a company's studies what has become of one, in the words of its notification. */
export const NEWS_MAIL: MailTemplate = { name: "studyNews", parts: ["button", "footnote"], values: ["title", "message"] };

/** Tells the back office that a study waits for its review. */
export const REVIEW_MAIL: MailTemplate = {
  name: "studyReview",
  parts: ["button"],
  values: ["study", "company", "sample", "due"],
};
