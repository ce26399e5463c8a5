/** What a call about an analysis is refused for. */
export const ANALYSIS_ERRORS = {
  /** One is being made already. */
  running: { code: "analysis.running", status: 409 },
  /** `least` says how many comments or open answers it takes. */
  tooFew: { code: "analysis.tooFew", status: 409 },
  /** A topic of the change is gone: read them again. */
  topicGone: { code: "analysis.topicGone", status: 409 },
  /** A topic would have the name of another one. */
  sameTitle: { code: "analysis.sameTitle", status: 409 },
  tooManyTopics: { code: "analysis.tooManyTopics", status: 409 },
} as const;
