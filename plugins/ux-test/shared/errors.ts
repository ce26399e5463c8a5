/** What a usability test refuses. */
export const UX_ERRORS = {
  /** Said to be done before the task's minimum time; `seconds` are left. */
  tooSoon: { code: "uxTest.tooSoon", status: 409 },
  /** Another task comes first, or this one wasn't begun. */
  wrongTask: { code: "uxTest.wrongTask", status: 409 },
  /** Somebody has begun: what they were asked stays. */
  hasAttempts: { code: "uxTest.hasAttempts", status: 409 },
} as const;
