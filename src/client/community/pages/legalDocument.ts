import type { LegalDocument } from "../../../contracts/api/community";

export type DocumentName = LegalDocument["document"];

/** The path of each one's screen. */
export const DOCUMENT_PATHS: Readonly<Record<DocumentName, string>> = { CONDITIONS: "conditions", PRIVACY: "privacy_policy" };
