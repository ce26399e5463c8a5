import { component, type ExtensionRoute, type RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Json, JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import type { PassageBody } from "../../shared/coding";
import { LONGEST_TEXT } from "../../shared/comment";
import { audience, EXAMPLE_ID, id } from "../routes/schemas";
import { codePassage, removePassage } from "./codePassage";
import { readActivityPassages, readPassages } from "./readPassages";

const text: JsonObject = { type: "string" };
const position: JsonObject = { type: "integer", minimum: 0, maximum: LONGEST_TEXT };
const version: JsonObject = { type: "integer", minimum: 0, maximum: LONGEST_TEXT };
const body = requiredObject({ codeId: id, version, start: position, end: { ...position, minimum: 1 } });
const PASSAGE = component(
  "CodedPassage",
  requiredObject({
    id,
    commentId: id,
    codeId: id,
    version: { ...version, description: "How often the text had been changed" },
    start: { ...position, description: "In code points" },
    end: position,
    quote: text,
    before: text,
    after: text,
    createdAt: { type: "string", format: "date-time" },
  }),
);
const BODY_EXAMPLE = { codeId: EXAMPLE_ID, version: 0, start: 5, end: 12 };
const EXAMPLE: Json = {
  id: EXAMPLE_ID,
  commentId: EXAMPLE_ID,
  ...BODY_EXAMPLE,
  quote: "by bike",
  before: "I go ",
  after: ", except when it rains.",
  createdAt: "2026-11-02T09:30:00.000Z",
};
const LIST = requiredObject({ passages: { type: "array", items: PASSAGE } });
const LIST_EXAMPLE: Json = { passages: [EXAMPLE] };

interface Params {
  /** Of the comment, or of the activity. */
  readonly id: string;
  readonly passageId: string;
}
const paramsOf = (request: { readonly params: unknown }) => request.params as Params;

/** Whoever codes may write codes, and reaches the comment. @throws AppError `record.notFound` */
async function demandComment({ records }: RouteContext, commentId: string): Promise<void> {
  const reached = await records.reachable({ entity: "comment", action: "read", ids: [commentId] });
  if (reached.length === 0) throw new AppError("record.notFound");
}

/** Passages of what was written, and their codes. */
export const codingRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: "/api/comments/:id/passages",
    summary: "Passages of a comment that were coded",
    access: { entity: "comment", action: "read" },
    schema: { params: requiredObject({ id }) },
    describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: LIST, example: LIST_EXAMPLE } }),
    handle: async (context, request) => {
      await demandComment(context, paramsOf(request).id);
      return { passages: await readPassages(context.db, paramsOf(request).id) };
    },
  },
  {
    method: "GET",
    url: "/api/activities/:id/passages",
    summary: "Passages of an activity's comments that were coded",
    access: { entity: "activity", action: "read" },
    schema: { params: requiredObject({ id }), querystring: optionalObject({ audience }) },
    describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: LIST, example: LIST_EXAMPLE } }),
    handle: async ({ db }, request) => {
      const { audience: asked = "EVERYBODY" } = request.query as { readonly audience?: string };
      return { passages: await readActivityPassages(db, { activityId: paramsOf(request).id, audience: asked }) };
    },
  },
  {
    method: "POST",
    url: "/api/comments/:id/passages",
    summary: "Code a passage of a comment; the same again is the same passage",
    access: { entity: "code", action: "create" },
    schema: { params: requiredObject({ id }), body },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: body, example: BODY_EXAMPLE },
      answer: { schema: PASSAGE, example: EXAMPLE },
    }),
    handle: async (context, request) => {
      const commentId = paramsOf(request).id;
      await demandComment(context, commentId);
      const createdBy = context.session?.subjectId ?? null;
      return codePassage(context.db, { commentId, body: request.body as PassageBody, createdBy });
    },
  },
  {
    method: "DELETE",
    url: "/api/comments/:id/passages/:passageId",
    summary: "Take a code from a passage",
    access: { entity: "code", action: "create" },
    schema: { params: requiredObject({ id, passageId: id }) },
    describe: () => ({ examples: { id: EXAMPLE_ID, passageId: EXAMPLE_ID } }),
    handle: async (context, request) => {
      const { id: commentId, passageId } = paramsOf(request);
      await demandComment(context, commentId);
      await removePassage(context.db, commentId, passageId);
    },
  },
];
