/** What Focus studies are refused for. */
export const FOCUS_ERRORS = {
  /** Its calendar doesn't hold what was ordered, or times that can't be. */
  calendar: { code: "focus.calendar", status: 422 },
  /** The licence has fewer minutes of video left. */
  videoMinutes: { code: "focus.videoMinutes", status: 409 },
  /** It isn't in field. */
  notOpen: { code: "focus.notOpen", status: 409 },
  /** All places of the session are taken. */
  full: { code: "focus.full", status: 409 },
  /** It was cancelled, or has begun. */
  sessionOver: { code: "focus.sessionOver", status: 409 },
  /** Some places are still free, or it is confirmed already. */
  notFull: { code: "focus.notFull", status: 409 },
  /** As many sessions are confirmed as were ordered. */
  allConfirmed: { code: "focus.allConfirmed", status: 409 },
  /** The team hasn't confirmed the session: nobody meets in it. */
  notConfirmed: { code: "focus.notConfirmed", status: 409 },
  /** The participant has no place, or the session's room isn't open to them now. */
  notEnterable: { code: "focus.notEnterable", status: 409 },
  /** Somebody of this address is in the session already. */
  known: { code: "focus.known", status: 409 },
  /** The participant isn't at this point any more. */
  wrongStatus: { code: "focus.wrongStatus", status: 409 },
  wrongCode: { code: "focus.wrongCode", status: 400 },
  /** Too many wrong codes. */
  locked: { code: "focus.locked", status: 429 },
} as const;
