import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../src/shared/calls/schemas";
import { LONGEST_SECONDS, LONGEST_SPEAKER, LONGEST_SPEAKER_NAME, LONGEST_TEXT, MOST_SEGMENTS } from "./segments";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
/** Characters: three hours of talk are far below it. */
const LONGEST_FILE = 4_000_000;
const LONGEST_WORD = 100;

const Status = Type.Enum(["NONE", "REQUESTED", "PROCESSING", "READY", "FAILED"], {
  type: "string",
  description: "NONE before there is any",
});
const Failure = Type.Enum(
  ["busy", "unavailable", "timeout", "denied", "tooLarge", "refused", "badAnswer", "audio", "notConfigured"],
  { type: "string" },
);
const Seconds = Type.Number({ minimum: 0, maximum: LONGEST_SECONDS, description: "Of the recording" });

const Segment = component(
  "TranscriptSegment",
  closed({
    startSeconds: Seconds,
    endSeconds: nullable(Type.Number({ minimum: 0, maximum: LONGEST_SECONDS })),
    speaker: nullable(
      Type.String({ minLength: 1, maxLength: LONGEST_SPEAKER, description: "Id of a seat, or a name that came with a file" }),
    ),
    text: Type.String({ minLength: 1, maxLength: LONGEST_TEXT, pattern: "\\S" }),
  }),
);

const Speaker = closed({
  speaker: Type.String(),
  name: Type.String(),
  role: nullable(Type.Enum(["MODERATOR", "MEMBER", "GUEST"], { type: "string", description: "null for who had no seat" })),
});

const Transcript = component(
  "VideoTranscript",
  closed({
    recording: nullable(Type.String({ format: "uuid", description: "null before there is a recording" })),
    startedAt: nullable(Instant),
    durationSeconds: nullable(Type.Integer({ minimum: 0 })),
    version: Type.Integer({ minimum: 0, description: "To be sent with changes; 0 before there is a transcript" }),
    status: Status,
    isAutomatic: Type.Boolean({ description: "Whether a service that writes transcripts is configured" }),
    language: nullable(Type.String()),
    expectedAt: nullable(Type.String({ format: "date-time", description: "When it should be ready; null where nobody knows" })),
    progress: nullable(Type.Number({ minimum: 0, maximum: 1, description: "Of what is said, how much is written" })),
    failure: nullable(Failure),
    speakers: Type.Array(Speaker, { description: "Whoever may be a segment's" }),
    segments: Type.Array(Segment, { description: "In order of time; what there is so far while it is being made" }),
  }),
);

const OfActivity = closed({ id: Id, activityId: Id });
const OfRecording = closed({ id: Id, recordingId: Id });
const OneOf = closed({ recording: Type.Optional(Type.String({ format: "uuid", description: "@default the latest" })) });
const Language = Type.String({ pattern: "^[a-z]{2}$", description: "ISO 639-1" });
const Version = Type.Integer({ minimum: 0, description: "That was seen: another one answers `record.conflict`" });

const Hit = closed({
  index: Type.Integer({ minimum: 0, description: "In the list of segments" }),
  startSeconds: Seconds,
  speaker: nullable(Type.String()),
  name: nullable(Type.String()),
  times: Type.Integer({ minimum: 1 }),
  snippet: Type.Array(Type.String(), {
    minItems: 3,
    maxItems: 3,
    description: "What stands before, what was found, what follows",
  }),
});

const VideoHit = closed({
  activity: closed({ id: Id, title: Type.String() }),
  recording: Id,
  startSeconds: Seconds,
  name: nullable(Type.String({ description: "Of who says it" })),
  snippet: Hit.properties.snippet,
});

/** Bytes of a call's body: a transcript of three hours with all that JSON adds. */
export const LARGEST_TRANSCRIPT = 8 * 1024 * 1024;

export interface TranscriptHits {
  /** How often it is said. */
  readonly times: number;
  readonly hits: TranscriptHit[];
}

export type VideoTranscript = ValueOf<typeof Transcript>;
export type TranscriptFailure = ValueOf<typeof Failure>;
export type TranscriptSpeaker = ValueOf<typeof Speaker>;
export type TranscriptHit = ValueOf<typeof Hit>;
export type VideoHit = ValueOf<typeof VideoHit>;

const segment = { startSeconds: 12.4, endSeconds: 15, speaker: EXAMPLE_ID, text: "I'd want to see the price first." };
const transcript: VideoTranscript = {
  recording: EXAMPLE_ID,
  startedAt: "2027-03-04T17:00:00.000Z",
  durationSeconds: 3_540,
  version: 3,
  status: "READY",
  isAutomatic: true,
  language: "en",
  expectedAt: null,
  progress: null,
  failure: null,
  speakers: [{ speaker: EXAMPLE_ID, name: "ana", role: "MEMBER" }],
  segments: [segment],
};
const params = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const ofRecording = { id: EXAMPLE_ID, recordingId: EXAMPLE_ID };
const snippet = ["I'd want to see the ", "price", " first."];
const RECORDING = "/api/activities/:id/transcripts/:recordingId";

/** Transcripts of recorded sessions. */
export const transcriptApi = defineApi({
  [`GET ${CLIENT_ACTIVITY}/transcription`]: defineCall({
    summary: "The transcript of a session's recording, or how far it is",
    params: OfActivity,
    query: OneOf,
    answer: Transcript,
    examples: { params, query: {}, answer: transcript },
  }),
  [`GET ${CLIENT_ACTIVITY}/transcriptionSearch`]: defineCall({
    summary: "Where a transcript says something, whatever its case and accents",
    params: OfActivity,
    query: closed({ ...OneOf.properties, text: Type.String({ minLength: 1, maxLength: LONGEST_WORD, pattern: "\\S" }) }),
    answer: closed({ times: Type.Integer({ minimum: 0 }), hits: Type.Array(Hit) }),
    examples: {
      params,
      query: { text: "price" },
      answer: { times: 1, hits: [{ index: 0, startSeconds: 12.4, speaker: EXAMPLE_ID, name: "ana", times: 1, snippet }] },
    },
  }),
  [`GET ${CLIENT_ACTIVITY}/transcriptionWord`]: defineCall({
    summary: "The transcript as a Word document",
    params: OfActivity,
    query: OneOf,
    examples: { params, query: {} },
  }),
  [`PUT ${CLIENT_ACTIVITY}/speakerNames`]: defineCall({
    summary: "Say what speakers are called in the transcript; those that aren't named keep their names",
    params: OfActivity,
    query: OneOf,
    body: closed({
      version: Type.Optional(Version),
      names: Type.Array(
        closed({
          speaker: Type.String({ minLength: 1, maxLength: LONGEST_SPEAKER }),
          name: Type.String({ maxLength: LONGEST_SPEAKER_NAME, description: "Nothing for the name of the seat" }),
        }),
        { minItems: 1, maxItems: 100 },
      ),
    }),
    answer: Transcript,
    examples: { params, query: {}, body: { names: [{ speaker: EXAMPLE_ID, name: "Ana" }] }, answer: transcript },
  }),
  "GET /communitiesVideo/:text": defineCall({
    summary: "Where the community's recorded sessions say something, of those that one may see; the latest sessions first",
    params: closed({ text: Type.String({ minLength: 2, maxLength: LONGEST_WORD, pattern: "\\S.*\\S" }) }),
    answer: closed({
      hits: Type.Array(VideoHit, { maxItems: 200 }),
      hasMore: Type.Boolean(),
    }),
    examples: {
      params: { text: "price" },
      answer: {
        hits: [
          { activity: { id: EXAMPLE_ID, title: "The app" }, recording: EXAMPLE_ID, startSeconds: 12.4, name: "ana", snippet },
        ],
        hasMore: false,
      },
    },
  }),
  [`PUT ${RECORDING}/segments`]: defineCall({
    summary: "Put segments in the place of others: adds, changes, divides, joins and removes",
    params: OfRecording,
    body: closed({
      version: Version,
      start: Type.Integer({ minimum: 0, maximum: MOST_SEGMENTS, description: "The first that gives way" }),
      remove: Type.Integer({ minimum: 0, maximum: MOST_SEGMENTS, description: "How many give way" }),
      insert: Type.Array(Segment, { maxItems: MOST_SEGMENTS }),
    }),
    answer: Transcript,
    examples: { params: ofRecording, body: { version: 3, start: 0, remove: 1, insert: [segment] }, answer: transcript },
  }),
  [`POST ${RECORDING}/subtitles`]: defineCall({
    summary: "Take a transcript from subtitles (WebVTT, SubRip), in place of what there is",
    params: OfRecording,
    body: closed({ version: Version, content: Type.String({ maxLength: LONGEST_FILE, description: "The file's text" }) }),
    answer: Transcript,
    examples: {
      params: ofRecording,
      body: { version: 0, content: "WEBVTT\n\n00:12.400 --> 00:15.000\n<v Ana>I'd want to see the price first." },
      answer: transcript,
    },
  }),
  [`GET ${RECORDING}/file`]: defineCall({
    summary: "The transcript as subtitles",
    params: OfRecording,
    query: closed({ format: Type.Enum(["vtt", "srt"], { type: "string" }) }),
    examples: { params: ofRecording, query: { format: "vtt" } },
  }),
  [`POST ${RECORDING}/request`]: defineCall({
    summary: "Have the transcript made, or go on where making it failed",
    params: OfRecording,
    body: closed({
      language: Type.Optional(Language),
      replaces: Type.Optional(Type.Boolean({ description: "Whether what there is may go" })),
    }),
    answer: Transcript,
    examples: { params: ofRecording, body: { language: "es" }, answer: { ...transcript, status: "REQUESTED", segments: [] } },
  }),
});
