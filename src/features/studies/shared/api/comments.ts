import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { COMMENT_SIDES, LONGEST_COMMENT, LONGEST_NAME, PLACE_PATTERN } from "../comments";

const COMMENT_ID = "0193fd0a-7c1e-7000-8000-000000000002";
const SHARE_ID = "0193fd0a-7c1e-7000-8000-000000000003";

/** What is said, and at which place of a study. */
export const StudyRemark = closed({
  place: Type.String({ pattern: PLACE_PATTERN, maxLength: 120, description: "A part of the order, or `question:<id>`" }),
  text: Type.String({ minLength: 1, maxLength: LONGEST_COMMENT, pattern: "\\S" }),
});

const Comment = component(
  "StudyPlaceComment",
  Type.Object({
    id: Id,
    place: Type.String(),
    text: Type.String(),
    author: Type.String(),
    side: Type.Enum(COMMENT_SIDES),
    date: Instant,
    resolvedAt: nullable(Instant),
    resolvedBy: nullable(Type.String()),
    isOwn: Type.Boolean({ description: "Whether the caller wrote it, and may take it back" }),
  }),
);

const Comments = Type.Object({
  comments: Type.Array(Comment),
  isClosed: Type.Boolean({ description: "Whether the study is finished: nothing is written or resolved any more" }),
});

const Share = component(
  "StudyShare",
  Type.Object({
    id: Id,
    name: Type.String({ description: "For whom it is" }),
    createdAt: Instant,
    expiresAt: Instant,
    openedAt: nullable(Instant),
  }),
);
const NewShare = Type.Object({
  ...Share.properties,
  path: Type.String({ description: "With the token, from the root of the server" }),
});

export type StudyComment = ValueOf<typeof Comment>;
/** The oldest first. */
export type StudyComments = ValueOf<typeof Comments>;
export type StudyShare = ValueOf<typeof Share>;
/** The address is shown this once. */
export type NewShare = ValueOf<typeof NewShare>;

const comment: StudyComment = {
  ...{ id: COMMENT_ID, place: "question:q4", text: "Falta «Ninguna».", author: "Marta Ruiz", side: "PROVIDER" },
  ...{ date: "2027-01-15T10:00:00.000Z", resolvedAt: null, resolvedBy: null, isOwn: false },
};
const share: StudyShare = {
  ...{ id: SHARE_ID, name: "Compras", createdAt: "2027-01-15T10:00:00.000Z" },
  ...{ expiresAt: "2027-01-29T10:00:00.000Z", openedAt: null },
};
const params = { id: EXAMPLE_ID };
const OfComment = closed({ id: Id, commentId: Id });

/** What the company and the provider say to each other, at the places of a study, and links for the company's colleagues. */
export const studyCommentsApi = defineApi({
  "GET /api/studies/:id/comments": defineCall({
    summary: "What was said of a study, each at its place, the oldest first",
    params: ById,
    answer: Comments,
    examples: { params, answer: { comments: [comment], isClosed: false } },
  }),
  "POST /api/studies/:id/comments": defineCall({
    summary: "Comment on a place of a study",
    params: ById,
    body: StudyRemark,
    answer: Type.Object({ id: Id }),
    status: 201,
    examples: { params, body: { place: "question:q4", text: "Falta «Ninguna»." }, answer: { id: COMMENT_ID } },
  }),
  "PUT /api/studies/:id/comments/:commentId": defineCall({
    summary: "Say that what a comment asks for is done, or that it isn't after all",
    params: OfComment,
    body: closed({ isResolved: Type.Boolean() }),
    examples: { params: { id: EXAMPLE_ID, commentId: COMMENT_ID }, body: { isResolved: true } },
  }),
  "DELETE /api/studies/:id/comments/:commentId": defineCall({
    summary: "Take back a comment of one's own, while nobody has answered it",
    params: OfComment,
    examples: { params: { id: EXAMPLE_ID, commentId: COMMENT_ID } },
  }),
  "GET /api/studies/:id/shares": defineCall({
    summary: "The links of a study that still hold",
    params: ById,
    answer: Type.Object({ shares: Type.Array(Share) }),
    examples: { params, answer: { shares: [share] } },
  }),
  "POST /api/studies/:id/shares": defineCall({
    summary: "Make a link by which colleagues look at a study and comment on it; it is told this once",
    params: ById,
    body: closed({ name: Type.String({ minLength: 1, maxLength: LONGEST_NAME, pattern: "\\S" }) }),
    answer: NewShare,
    status: 201,
    examples: {
      params,
      body: { name: "Compras" },
      answer: { ...share, path: "/shared/Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nR" },
    },
  }),
  "DELETE /api/studies/:id/shares/:shareId": defineCall({
    summary: "Take a link back: it leads nowhere from now on",
    params: closed({ id: Id, shareId: Id }),
    examples: { params: { id: EXAMPLE_ID, shareId: SHARE_ID } },
  }),
});
