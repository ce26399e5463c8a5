/** What Focus studies are refused for. */
export const FOCUS_ERRORS = {
  /** Its calendar doesn't hold what was ordered, or times that can't be. */
  calendar: { code: "focus.calendar", status: 422 },
  /** The licence has fewer minutes of video left. */
  videoMinutes: { code: "focus.videoMinutes", status: 409 },
} as const;
