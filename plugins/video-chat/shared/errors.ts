/** What a video chat refuses. */
export const VIDEO_ERRORS = {
  /** The session isn't at that point. */
  wrongStatus: { code: "videoChat.wrongStatus", status: 409 },
  notAdmitted: { code: "videoChat.notAdmitted", status: 403 },
  denied: { code: "videoChat.denied", status: 403 },
  full: { code: "videoChat.full", status: 409 },
  badOffer: { code: "videoChat.badOffer", status: 400 },
} as const;
