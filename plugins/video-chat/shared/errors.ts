/** What a video chat refuses. */
export const VIDEO_ERRORS = {
  /** The session isn't at that point. */
  wrongStatus: { code: "videoChat.wrongStatus", status: 409 },
  notAdmitted: { code: "videoChat.notAdmitted", status: 403 },
  denied: { code: "videoChat.denied", status: 403 },
  /** Of a link without an account: alike for a session that is none, and for one that isn't open to guests. */
  notOpen: { code: "videoChat.notOpen", status: 404 },
  notYet: { code: "videoChat.notYet", status: 409 },
  over: { code: "videoChat.over", status: 409 },
  wrongPassword: { code: "videoChat.wrongPassword", status: 403 },
  /** By a link, before one has joined, or after. */
  noSeat: { code: "videoChat.noSeat", status: 403 },
  onlyWatching: { code: "videoChat.onlyWatching", status: 403 },
  full: { code: "videoChat.full", status: 409 },
  /** Somebody who is in hasn't agreed to be recorded; `names`. */
  consentMissing: { code: "videoChat.consentMissing", status: 409 },
  /** It is being recorded, and they haven't agreed to that. */
  consentNeeded: { code: "videoChat.consentNeeded", status: 403 },
  alreadyRecording: { code: "videoChat.alreadyRecording", status: 409 },
  notRecording: { code: "videoChat.notRecording", status: 409 },
  /** There is a recording that the new one would replace. */
  replaces: { code: "videoChat.replaces", status: 409 },
  badOffer: { code: "videoChat.badOffer", status: 400 },
} as const;
