/** What transcripts refuse. */
export const TRANSCRIPT_ERRORS = {
  noRecording: { code: "videoChat.noRecording", status: 409 },
  notConfigured: { code: "videoChat.noSpeechToText", status: 409 },
  /** It is being made: what people wrote meanwhile would be lost. */
  busy: { code: "videoChat.transcriptBusy", status: 409 },
  /** There is one that people may have worked on. */
  exists: { code: "videoChat.transcriptExists", status: 409 },
  /** `length` of the recording, and where the segment `end`s. */
  segmentBeyond: { code: "videoChat.segmentBeyond", status: 422 },
  tooMany: { code: "videoChat.tooManySegments", status: 422 },
  subtitlesEmpty: { code: "videoChat.subtitlesEmpty", status: 422 },
  subtitlesTime: { code: "videoChat.subtitlesTime", status: 422 },
  subtitlesOrder: { code: "videoChat.subtitlesOrder", status: 422 },
  subtitlesLong: { code: "videoChat.subtitlesLong", status: 422 },
} as const;
