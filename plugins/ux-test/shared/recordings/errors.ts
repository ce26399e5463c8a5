/** What recordings of usability tests refuse. */
export const RECORDING_ERRORS = {
  /** Nobody has agreed that this source is recorded. */
  noConsent: { code: "uxTest.noConsent", status: 403 },
  /** The person has withdrawn: nothing of this response is taken any more. */
  withdrawn: { code: "uxTest.recordingWithdrawn", status: 410 },
  /** A chunk of this number, but with other bytes, is there already; or the bytes aren't those of the hash. */
  otherChunk: { code: "uxTest.otherChunk", status: 409 },
  /** The recording is whole, or given up: no chunk is added. */
  recordingClosed: { code: "uxTest.recordingClosed", status: 409 },
  /** More than two hours, or more bytes than those take. */
  recordingTooLong: { code: "uxTest.recordingTooLong", status: 413 },
} as const;
