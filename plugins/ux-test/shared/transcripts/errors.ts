/** What transcripts of recordings refuse. */
export const TRANSCRIPT_ERRORS = {
  notConfigured: { code: "uxTest.noSpeechToText", status: 409 },
  /** A recording without a voice, or one that hasn't come whole. */
  noVoice: { code: "uxTest.noVoice", status: 409 },
} as const;
