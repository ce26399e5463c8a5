export type DocumentName = "CONDITIONS" | "PRIVACY";

/** A text that members accept, in its present version. */
export interface LegalDocument {
  readonly document: DocumentName;
  readonly version: string;
  readonly text: string;
}

/** `GET /experienceLabs/{id}/conditions`. */
export interface LegalDocuments {
  readonly acceptanceText: string | null;
  readonly documents: readonly LegalDocument[];
}

/** The path of each one's screen. */
export const DOCUMENT_PATHS: Readonly<Record<DocumentName, string>> = { CONDITIONS: "conditions", PRIVACY: "privacy_policy" };
