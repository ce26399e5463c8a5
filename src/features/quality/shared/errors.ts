/** What decisions are refused for. */
export const QUALITY_ERRORS = {
  /** A study's complete, paid for, that no check flags. */
  notFlagged: { code: "quality.notFlagged", status: 409 },
} as const;
