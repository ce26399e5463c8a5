import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../src/shared/calls/schemas";
import { SOURCES } from "../uxTest";
import { MARK_KINDS } from "./recordings";

const Moment = Type.Integer({ minimum: 0, maximum: 86_400_000, description: "Milliseconds of the timeline" });
const Kind = Type.Enum([...MARK_KINDS]);
const Text = Type.String({ maxLength: 1_000 });
const QuestionId = Type.String({ minLength: 1, maxLength: 100 });

const UxTrack = component(
  "UxTrack",
  closed({
    id: Id,
    source: Type.Enum([...SOURCES]),
    state: Type.Enum(["RECORDING", "ENDED", "READY", "FAILED"]),
    startMs: Type.Integer({ description: "When it begins on the timeline of its session" }),
    durationMs: Type.Integer(),
    url: nullable(Type.String({ description: "Of the file, once it is READY" })),
    mediaType: Type.String(),
    missingChunks: Type.Integer({ description: "Chunks of about two seconds that never came" }),
  }),
);
const UxMark = component(
  "UxMark",
  closed({
    id: Id,
    atMs: Moment,
    kind: Kind,
    text: Text,
    author: nullable(Type.String({ description: "Name; null once they have left" })),
    isOwn: Type.Boolean(),
    createdAt: Instant,
  }),
);
const UxSession = component(
  "UxSession",
  closed({
    responseId: Id,
    questionId: Type.String(),
    person: closed({
      nickname: nullable(Type.String({ description: "Of the member, where the reader may see it" })),
      number: Type.Integer({ description: "Of the participant, in the order of coming; from 1" }),
    }),
    isTest: Type.Boolean(),
    startedAt: Instant,
    durationMs: Type.Integer(),
    outcome: nullable(Type.String({ description: "As the person said it, e.g. DONE" })),
    tracks: Type.Array(UxTrack, { description: "On one timeline, which begins with the first of them" }),
    marks: Type.Array(UxMark, { description: "In the order of their moments" }),
  }),
);
const UxRecordings = component(
  "UxRecordings",
  closed({
    tasks: Type.Array(closed({ questionId: Type.String(), title: Type.String() }), {
      description: "Questions that were recorded, in the questionnaire's order",
    }),
    sessions: Type.Array(UxSession, { description: "The newest first, at most 300" }),
    total: Type.Integer(),
    mayMark: Type.Boolean(),
  }),
);

export type UxTrack = ValueOf<typeof UxTrack>;
export type UxMark = ValueOf<typeof UxMark>;
export type UxSession = ValueOf<typeof UxSession>;
export type UxRecordings = ValueOf<typeof UxRecordings>;

const mark: UxMark = {
  ...{ id: EXAMPLE_ID, atMs: 12_400, kind: "TAG", text: "Duda en el precio", author: "Moderadora", isOwn: true },
  createdAt: "2026-11-30T11:00:00.000Z",
};
const session: UxSession = {
  ...{ responseId: EXAMPLE_ID, questionId: "task1", person: { nickname: "Nutria", number: 1 }, isTest: false },
  ...{ startedAt: "2026-11-30T10:00:00.000Z", durationMs: 72_000, outcome: "DONE" },
  tracks: [
    {
      ...{ id: EXAMPLE_ID, source: "SCREEN", state: "READY", startMs: 0, durationMs: 72_000, url: `/files/${EXAMPLE_ID}` },
      ...{ mediaType: "video/webm", missingChunks: 0 },
    },
  ],
  marks: [mark],
};
const MarkBody = closed({ responseId: Id, questionId: QuestionId, atMs: Moment, kind: Kind, text: Text });
const OfMark = closed({ id: Id, markId: Id });

/** Recordings as the team of an activity or a study has them; contracts describe the calls of activities. */
export const galleryApi = defineApi({
  "GET /api/activities/:id/ux-test/recordings": defineCall({
    summary: "Recordings of a usability test with their marks, by person and task",
    params: ById,
    answer: UxRecordings,
    examples: {
      params: { id: EXAMPLE_ID },
      answer: { tasks: [{ questionId: "task1", title: "Compra un abono" }], sessions: [session], total: 1, mayMark: true },
    },
  }),
  "POST /api/activities/:id/ux-test/marks": defineCall({
    summary: "Mark a moment of somebody's recording: a note, a tag, or what is seen of the outcome",
    description: "One `SEEN_*` per person and task: another one replaces it.",
    params: ById,
    body: MarkBody,
    answer: UxMark,
    status: 201,
    examples: {
      params: { id: EXAMPLE_ID },
      body: { responseId: EXAMPLE_ID, questionId: "task1", atMs: 12_400, kind: "TAG", text: "Duda en el precio" },
      answer: mark,
    },
  }),
  "PUT /api/activities/:id/ux-test/marks/:markId": defineCall({
    summary: "Change one's own mark",
    params: OfMark,
    body: closed({ atMs: Moment, text: Text }),
    answer: UxMark,
    examples: { params: { id: EXAMPLE_ID, markId: EXAMPLE_ID }, body: { atMs: 12_400, text: "Duda en el precio" }, answer: mark },
  }),
  "DELETE /api/activities/:id/ux-test/marks/:markId": defineCall({
    summary: "Delete a mark",
    params: OfMark,
    examples: { params: { id: EXAMPLE_ID, markId: EXAMPLE_ID } },
  }),
});

const UxVideo = component("UxVideo", closed({ sessions: Type.Array(UxSession) }));

/** The call of the specification that plays recordings. */
export const uxVideoApi = defineApi({
  "POST /uxVideo": defineCall({
    summary: "What plays the recordings of one person's usability test",
    body: closed({ activityId: Id, responseId: Id }),
    answer: UxVideo,
    examples: { body: { activityId: EXAMPLE_ID, responseId: EXAMPLE_ID }, answer: { sessions: [session] } },
  }),
});
