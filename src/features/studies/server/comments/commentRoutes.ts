import type { FastifyRequest } from "fastify";
import { component, type ExtensionRoute, type RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import { COMMENT_SIDES, LONGEST_COMMENT, PLACE_PATTERN } from "../../shared/comments";
import { areCommentsClosed, commentatorOf, deleteComment, readComments, resolveComment, writeComment } from "./comments";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const COMMENT_ID = "0193fd0a-7c1e-7000-8000-000000000002";
const id = { type: "string", format: "uuid" } as const;
const text = { type: "string" } as const;
const moment = { type: "string", format: "date-time" } as const;

export const COMMENT_BODY = {
  place: { type: "string", pattern: PLACE_PATTERN, maxLength: 120, description: "A part of the order, or `question:<id>`" },
  text: { type: "string", minLength: 1, maxLength: LONGEST_COMMENT, pattern: "\\S" },
} as const;

export const COMMENT = component(
  "StudyPlaceComment",
  requiredObject({
    id,
    place: text,
    text,
    author: text,
    side: { type: "string", enum: [...COMMENT_SIDES] },
    date: moment,
    resolvedAt: { ...moment, type: ["string", "null"] },
    resolvedBy: { type: ["string", "null"] },
    isOwn: { type: "boolean", description: "Whether the caller wrote it" },
  }),
);
export const COMMENT_EXAMPLE = {
  ...{ id: COMMENT_ID, place: "question:q4", text: "Falta «Ninguna».", author: "Marta Ruiz", side: "PROVIDER" },
  ...{ date: "2027-01-15T10:00:00.000Z", resolvedAt: null, resolvedBy: null, isOwn: false },
};

const CLOSED = { type: "boolean", description: "Whether the study is finished: nothing is written or resolved any more" };
const PARAMS = requiredObject({ id });
const BODY = requiredObject(COMMENT_BODY);
const COMMENT_PARAMS = requiredObject({ id, commentId: id });
const RESOLVE_BODY = requiredObject({ isResolved: { type: "boolean" } });

const paramsOf = (request: FastifyRequest) => {
  const { id: studyId, commentId = "" } = request.params as { readonly id: string; readonly commentId?: string };
  return { studyId, commentId };
};

function whoever({ session }: RouteContext) {
  if (!session) throw new AppError("access.denied");
  return commentatorOf(session);
}

/** What the company and the provider say to each other, at the places of a study that they speak of. */
export const commentRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: "/api/studies/:id/comments",
    summary: "What was said of a study, each at its place, the oldest first",
    access: { entity: "study", action: "read" },
    schema: { params: PARAMS },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      answer: {
        schema: requiredObject({ comments: { type: "array", items: COMMENT }, isClosed: CLOSED }),
        example: { comments: [COMMENT_EXAMPLE], isClosed: false },
      },
    }),
    handle: async (context, request) => {
      const { studyId } = paramsOf(request);
      const isClosed = await areCommentsClosed(context.db, studyId);
      return { comments: await readComments(context.db, studyId, whoever(context).accountId), isClosed };
    },
  },
  {
    method: "POST",
    url: "/api/studies/:id/comments",
    summary: "Comment on a place of a study",
    access: { entity: "study", action: "update" },
    schema: { params: PARAMS, body: BODY },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: BODY, example: { place: "question:q4", text: "Falta «Ninguna»." } },
      answer: { status: 201, schema: requiredObject({ id }), example: { id: COMMENT_ID } },
    }),
    handle: async (context, request, reply) => {
      const said = request.body as { readonly place: string; readonly text: string };
      const made = await writeComment(context.db, { ...said, studyId: paramsOf(request).studyId }, whoever(context));
      reply.code(201);
      return { id: made };
    },
  },
  {
    method: "PUT",
    url: "/api/studies/:id/comments/:commentId",
    summary: "Say that what a comment asks for is done, or that it isn't after all",
    access: { entity: "study", action: "update" },
    schema: { params: COMMENT_PARAMS, body: RESOLVE_BODY },
    describe: () => ({
      examples: { id: EXAMPLE_ID, commentId: COMMENT_ID },
      body: { schema: RESOLVE_BODY, example: { isResolved: true } },
    }),
    handle: async (context, request) => {
      const { isResolved } = request.body as { readonly isResolved: boolean };
      await resolveComment(context.db, { ...paramsOf(request), isResolved }, whoever(context));
    },
  },
  {
    method: "DELETE",
    url: "/api/studies/:id/comments/:commentId",
    summary: "Take back a comment of one's own, while nobody has answered it",
    access: { entity: "study", action: "update" },
    schema: { params: COMMENT_PARAMS },
    describe: () => ({ examples: { id: EXAMPLE_ID, commentId: COMMENT_ID } }),
    handle: (context, request) => deleteComment(context.db, paramsOf(request), whoever(context)),
  },
];
