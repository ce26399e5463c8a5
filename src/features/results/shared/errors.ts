/** What reports are refused for. */
export const REPORT_ERRORS = {
  /** As many as an activity or a study can have. */
  tooManyReports: { code: "results.tooManyReports", status: 409 },
  /** Its end lies behind us, or more than a year ahead. */
  reportExpiry: { code: "results.reportExpiry", status: 422 },
  /** Unknown, expired and revoked alike. */
  reportNotFound: { code: "results.reportNotFound", status: 404 },
  /** The password hasn't been given yet, or isn't the report's any more. */
  reportLocked: { code: "results.reportLocked", status: 401 },
  reportPassword: { code: "results.reportPassword", status: 403 },
  /** It filters by what the questionnaire doesn't ask, or by a segment that isn't there any more. */
  reportOutdated: { code: "results.reportOutdated", status: 409 },
  /** The person has one of the same results under way. */
  workbookRunning: { code: "results.workbookRunning", status: 409 },
} as const;

/** What saved views are refused for. */
export const VIEW_ERRORS = {
  /** As many as an activity or a study can have. */
  tooManyViews: { code: "results.tooManyViews", status: 409 },
} as const;
