import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../src/shared/calls/schemas";

/** Characters of what is said in one go. */
export const LONGEST_TEXT = 5_000;
/** Of one recording; two hours of talk are far below it. */
export const MOST_SEGMENTS = 20_000;

const Moment = Type.Integer({ minimum: 0, maximum: 86_400_000, description: "Milliseconds of the recording" });
const Failure = Type.Enum(
  ["busy", "unavailable", "timeout", "denied", "tooLarge", "refused", "badAnswer", "audio", "noConsent", "notConfigured"],
  { type: "string" },
);
const Segment = component(
  "UxTranscriptSegment",
  closed({ startMs: Moment, endMs: Moment, text: Type.String({ minLength: 1, maxLength: LONGEST_TEXT }) }),
);
const UxTranscript = component(
  "UxRecordingTranscript",
  closed({
    recordingId: Type.String({ format: "uuid", description: "Of a microphone's recording" }),
    responseId: Id,
    questionId: Type.String(),
    status: Type.Enum(["REQUESTED", "PROCESSING", "READY", "FAILED"], { type: "string" }),
    failure: nullable(Failure),
    language: Type.String({ description: "That was spoken, ISO 639-1" }),
    progress: Type.Number({ minimum: 0, maximum: 1, description: "Of the recording, how much is written down" }),
    segments: Type.Array(Segment, { description: "In order of time; what there is so far while it is being made" }),
    updatedAt: Instant,
  }),
);
const UxTranscripts = component(
  "UxTranscripts",
  closed({
    isAutomatic: Type.Boolean({ description: "Whether a service that writes down speech is configured" }),
    transcripts: Type.Array(UxTranscript, {
      description: "Of recordings that somebody has asked for, in the order of recording",
    }),
  }),
);

export type UxTranscriptSegment = ValueOf<typeof Segment>;
export type UxTranscript = ValueOf<typeof UxTranscript>;
export type UxTranscripts = ValueOf<typeof UxTranscripts>;
export type TranscriptFailure = ValueOf<typeof Failure>;

const transcript: UxTranscript = {
  recordingId: EXAMPLE_ID,
  responseId: EXAMPLE_ID,
  questionId: "task1",
  status: "READY",
  failure: null,
  language: "es",
  progress: 1,
  segments: [{ startMs: 12_400, endMs: 15_000, text: "No encuentro el precio." }],
  updatedAt: "2026-11-30T11:00:00.000Z",
};
const answer: UxTranscripts = { isAutomatic: true, transcripts: [transcript] };

/** What is said in recordings of usability tests; contracts describe the calls of activities. */
export const transcriptApi = defineApi({
  "GET /api/activities/:id/ux-test/transcripts": defineCall({
    summary: "What is said in the recordings of a usability test, of those whose transcript was asked for",
    params: ById,
    query: closed({
      responseId: Type.Optional(Type.String({ format: "uuid" })),
      questionId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    }),
    answer: UxTranscripts,
    examples: { params: { id: EXAMPLE_ID }, query: { responseId: EXAMPLE_ID, questionId: "task1" }, answer },
  }),
  "POST /api/activities/:id/ux-test/recordings/:recordingId/transcript": defineCall({
    summary: "Have what is said in a microphone's recording written down, or go on where that failed",
    description: "A transcript that there is already, or that is being made, is answered as it is.",
    params: closed({ id: Id, recordingId: Id }),
    answer: UxTranscript,
    status: 202,
    examples: {
      params: { id: EXAMPLE_ID, recordingId: EXAMPLE_ID },
      answer: { ...transcript, status: "REQUESTED", progress: 0, segments: [] },
    },
  }),
});

/** The call of the specification that reads all transcripts of a usability test. */
export const uxTranscriptionApi = defineApi({
  "GET /client/communities/:id/activity/:activityId/uxTranscription": defineCall({
    summary: "What is said in the recordings of a usability test",
    params: closed({ id: Id, activityId: Id }),
    answer: UxTranscripts,
    examples: { params: { id: EXAMPLE_ID, activityId: EXAMPLE_ID }, answer },
  }),
});
