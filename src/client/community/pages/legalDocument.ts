import type { LegalDocument } from "../../../contracts/api/community";

export type DocumentName = LegalDocument["document"];

/** What is read on a page of its own: what members accept, and who is behind the community. */
export type LegalText = DocumentName | "NOTICE";

/** The path of each one's screen. */
export const DOCUMENT_PATHS: Readonly<Record<LegalText, string>> = {
  CONDITIONS: "conditions",
  PRIVACY: "privacy_policy",
  NOTICE: "legal_notice",
};
