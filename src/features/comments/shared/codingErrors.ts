/** What coding refuses. */
export const CODING_ERRORS = {
  textChanged: { code: "coding.textChanged", status: 409 },
  tooMany: { code: "coding.tooMany", status: 409 },
} as const;
