import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../src/shared/calls/schemas";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";

export const Consent = Type.Enum(["GIVEN", "REFUSED"], { type: "string" });
export type RecordingConsent = ValueOf<typeof Consent>;

/** What everybody in a session knows of its recording. */
export const recordingState = {
  recordingSince: nullable(
    Type.String({ format: "date-time", description: "Since when it is being recorded; null where it isn't" }),
  ),
};

const LONGEST_NOTE = 5_000;
const LONGEST_SECOND = 86_400;

const Span = closed({ startMs: Type.Integer({ minimum: 0 }), endMs: Type.Integer({ minimum: 0 }) });
const Track = closed({
  id: Id,
  seat: Id,
  kind: Type.Enum(["AUDIO", "CAMERA", "SCREEN"], { type: "string" }),
  startMs: Type.Integer({ minimum: 0, description: "Where it begins in the recording" }),
  durationMs: Type.Integer({ minimum: 0 }),
  url: Type.String({ description: "WebM" }),
  speech: Type.Array(Span, { description: "When they spoke, in milliseconds of the recording" }),
});
const Speaker = closed({
  seat: Id,
  role: Type.Enum(["MODERATOR", "OBSERVER", "MEMBER", "GUEST"], { type: "string" }),
  name: Type.String(),
  image: nullable(Type.String()),
  speakingMs: Type.Integer({ minimum: 0, description: "In this recording" }),
});
const VideoRecording = component(
  "VideoRecording",
  closed({
    id: Id,
    status: Type.Enum(["RECORDING", "PROCESSING", "READY", "FAILED"], { type: "string" }),
    failure: nullable(
      Type.Enum(["EMPTY", "PARTIAL"], { type: "string", description: "Whether nothing of it could be kept, or not all" }),
    ),
    startedAt: Instant,
    endedAt: nullable(Instant),
    durationSeconds: nullable(Type.Integer({ minimum: 0 })),
    people: Type.Array(Speaker),
    tracks: Type.Array(Track),
  }),
);
const VideoRecordings = closed({ recordings: Type.Array(VideoRecording, { description: "The newest first" }) });

const Note = closed({
  id: Id,
  text: Type.String(),
  color: Type.String(),
  atSecond: nullable(Type.Integer({ description: "Of what it is about" })),
  /** Of a recording, or of the session. */
  recording: nullable(Type.String({ format: "uuid", description: "The recording that it is about; null: the session" })),
  author: nullable(Type.String({ description: "Name" })),
  isOwn: Type.Boolean(),
});
const VideoNotes = component(
  "VideoNotes",
  closed({
    sessionStartedAt: nullable(Type.String({ format: "date-time", description: "Where the session's own seconds begin" })),
    notes: Type.Array(Note),
  }),
);
const words = {
  text: Type.String({ minLength: 1, maxLength: LONGEST_NOTE, pattern: "\\S" }),
  color: Type.Optional(Type.String({ pattern: "^#[0-9a-fA-F]{6}$" })),
};
const NewNote = closed({
  ...words,
  recording: Type.Optional(Type.String({ format: "uuid", description: "Of a recording; else of the session that is on" })),
  atSecond: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LONGEST_SECOND, description: "@default now, in a session that is on" }),
  ),
});

export type VideoRecording = ValueOf<typeof VideoRecording>;
export type RecordedTrack = ValueOf<typeof Track>;
export type RecordedPerson = ValueOf<typeof Speaker>;
export type VideoNotes = ValueOf<typeof VideoNotes>;
export type VideoNote = ValueOf<typeof Note>;
export type NewVideoNote = ValueOf<typeof NewNote>;

const InCommunity = closed({ id: Id, activityId: Id });
const params = { id: EXAMPLE_ID };
const inCommunity = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const recording: VideoRecording = {
  id: EXAMPLE_ID,
  status: "READY",
  failure: null,
  startedAt: "2027-03-04T17:05:00.000Z",
  endedAt: "2027-03-04T17:45:00.000Z",
  durationSeconds: 2_400,
  people: [{ seat: EXAMPLE_ID, role: "MEMBER", name: "ana", image: null, speakingMs: 4_200 }],
  tracks: [
    {
      ...{ id: EXAMPLE_ID, seat: EXAMPLE_ID, kind: "AUDIO", startMs: 120, durationMs: 2_399_000 },
      ...{ url: `/files/${EXAMPLE_ID}`, speech: [{ startMs: 2_000, endMs: 6_200 }] },
    },
  ],
};
const recordings = { recordings: [recording] };
const note: VideoNote = {
  ...{ id: EXAMPLE_ID, text: "No encuentra el botón de pagar", color: "#ffd54f", atSecond: 72 },
  ...{ recording: EXAMPLE_ID, author: "Marta", isOwn: true },
};
const notes: VideoNotes = { sessionStartedAt: "2027-03-04T17:00:00.000Z", notes: [note] };
const ofNote = closed({ id: Id, noteId: Id });

/** Recordings of video chats, and notes at their moments. */
export const recordingApi = defineApi({
  [`POST ${CLIENT_ACTIVITY}/videoRecord/start`]: defineCall({
    summary: "Record the session from now on; everybody who is in has agreed to it",
    params: InCommunity,
    body: closed({
      replaces: Type.Optional(Type.String({ format: "uuid", description: "The recording that goes once the new one is whole" })),
    }),
    answer: VideoRecordings,
    examples: {
      params: inCommunity,
      body: {},
      answer: {
        recordings: [{ ...recording, status: "RECORDING", endedAt: null, durationSeconds: null, people: [], tracks: [] }],
      },
    },
  }),
  [`POST ${CLIENT_ACTIVITY}/videoRecord/stop`]: defineCall({
    summary: "End the recording of the session",
    params: InCommunity,
    answer: VideoRecordings,
    examples: { params: inCommunity, answer: { recordings: [{ ...recording, status: "PROCESSING", people: [], tracks: [] }] } },
  }),
  [`DELETE ${CLIENT_ACTIVITY}/videoRecord/:recordId`]: defineCall({
    summary: "Delete a recording with its notes and its transcript",
    params: closed({ id: Id, activityId: Id, recordId: Id }),
    answer: VideoRecordings,
    examples: { params: { ...inCommunity, recordId: EXAMPLE_ID }, answer: { recordings: [] } },
  }),
  [`GET ${CLIENT_ACTIVITY}/videoRecord`]: defineCall({
    summary: "Recordings of a video chat, with who spoke when",
    params: InCommunity,
    answer: VideoRecordings,
    examples: { params: inCommunity, answer: recordings },
  }),
  "POST /api/member/activities/:id/video-chat/consent": defineCall({
    summary: "Agree to be recorded, or no more: then all that was recorded of oneself in this session is deleted",
    params: ById,
    body: closed({ consent: Consent }),
    answer: closed({ consent: Consent }),
    examples: { params, body: { consent: "GIVEN" }, answer: { consent: "GIVEN" } },
  }),
  "GET /api/activities/:id/video-chat/notes": defineCall({
    summary: "What the team noted during a session and at moments of its recordings",
    params: ById,
    answer: VideoNotes,
    examples: { params, answer: notes },
  }),
  "POST /api/activities/:id/video-chat/notes": defineCall({
    summary: "Note something at a moment",
    params: ById,
    body: NewNote,
    answer: VideoNotes,
    examples: { params, body: { text: note.text }, answer: notes },
  }),
  "PUT /api/activities/:id/video-chat/notes/:noteId": defineCall({
    summary: "Change a note of one's own",
    params: ofNote,
    body: closed(words),
    answer: VideoNotes,
    examples: { params: { id: EXAMPLE_ID, noteId: EXAMPLE_ID }, body: { text: note.text }, answer: notes },
  }),
  "DELETE /api/activities/:id/video-chat/notes/:noteId": defineCall({
    summary: "Delete a note of one's own",
    params: ofNote,
    answer: VideoNotes,
    examples: { params: { id: EXAMPLE_ID, noteId: EXAMPLE_ID }, answer: { ...notes, notes: [] } },
  }),
});
