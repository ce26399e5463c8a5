import type { FastifyRequest } from "fastify";
import type { ExtensionRoute, HostTools, RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { openReader, presenting, type Reader } from "../conversation/openReader";
import { demandModerator } from "../conversation/viewer";
import { type MedalTools, setMedal } from "../moderation/medal";
import { mark, sendBack } from "../moderation/moderate";
import { settleReports } from "../moderation/reports";
import { readComment } from "../read/readComment";
import { activityOf } from "../write/holdComment";
import type { WriteTools } from "../write/postComment";
import { removeComment } from "../write/removeComment";
import * as schemas from "./schemas";

const TEAM = "/client/communities/comment";
const LONGEST_NOTE = 2_000;
const LONGEST_EXPLANATION = 1_000;
const MOST_TAGS = 20;
const tag: JsonObject = {
  type: "string",
  minLength: 1,
  maxLength: 60,
  pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*(:[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*)?$",
};
const note: JsonObject = { anyOf: [{ type: "string", maxLength: LONGEST_NOTE }, { type: "null" }] };
const explanation: JsonObject = { type: "string", minLength: 1, maxLength: LONGEST_EXPLANATION, pattern: "\\S" };

export interface ModerationTools extends WriteTools, MedalTools {
  readonly tools: () => HostTools;
}

interface Moderation {
  readonly reader: Reader;
  readonly commentId: string;
  readonly body: Record<string, unknown>;
  readonly context: RouteContext;
}

interface Call {
  readonly method: "PUT" | "POST";
  readonly url: string;
  readonly summary: string;
  /** @default none */
  readonly body?: JsonObject;
  readonly example?: JsonObject;
  /** In a transaction. */
  readonly run: (moderation: Moderation) => Promise<void>;
}

const commentIdOf = (request: FastifyRequest) => {
  const { commentId, id } = request.params as { readonly commentId?: string; readonly id?: string };
  return commentId ?? id ?? "";
};

async function openModeration(context: RouteContext, request: FastifyRequest, write: WriteTools) {
  const commentId = commentIdOf(request);
  const { activity, audience } = await activityOf(context.db, commentId);
  await demandModerator(context, activity);
  return { commentId, reader: await openReader(context, activity, write.services, audience) };
}

function routeOf({ method, url, summary, body, example, run }: Call, tools: ModerationTools): ExtensionRoute {
  const name = url.includes(":commentId") ? "commentId" : "id";
  return {
    method,
    url,
    summary,
    access: { entity: "comment", action: "read" },
    schema: { params: requiredObject({ [name]: schemas.id }), ...(body ? { body } : {}) },
    describe: () => ({
      examples: { [name]: schemas.EXAMPLE_ID },
      ...(body && example ? { body: { schema: body, example } } : {}),
      answer: { schema: schemas.COMMENT, example: schemas.COMMENT_EXAMPLE },
    }),
    handle: async (context, request) => {
      const { reader, commentId } = await openModeration(context, request, tools);
      return context.db.transaction(async () => {
        await run({ reader, commentId, body: (request.body ?? {}) as Record<string, unknown>, context });
        const comment = await readComment(context.db, reader.view, commentId, presenting(reader));
        if (!comment) throw new AppError("record.notFound");
        return comment;
      });
    },
  };
}

/** What the team does with one comment. */
export function moderationRoutes(tools: ModerationTools): readonly ExtensionRoute[] {
  const calls: readonly Call[] = [
    {
      method: "PUT",
      url: `${TEAM}/:commentId/tags`,
      summary: "Tag a comment",
      body: requiredObject({ tags: { type: "array", items: tag, maxItems: MOST_TAGS } }),
      example: { tags: ["price", "use:daily"] },
      run: ({ context, commentId, body }) => mark(context.db, commentId, { tags: [...new Set(body.tags as readonly string[])] }),
    },
    {
      method: "PUT",
      url: `${TEAM}/:commentId/pin`,
      summary: "Pin a comment above the others, or not any more",
      body: requiredObject({ isPinned: { type: "boolean" } }),
      example: { isPinned: true },
      run: ({ context, commentId, body }) => mark(context.db, commentId, { isPinned: body.isPinned === true }),
    },
    {
      method: "PUT",
      url: `${TEAM}/:commentId/note`,
      summary: "The team's own note on a comment",
      body: requiredObject({ note }),
      example: { note: "Ask her about the price" },
      run: ({ context, commentId, body }) => mark(context.db, commentId, { note: (body.note as string | null) || null }),
    },
    {
      method: "PUT",
      url: `${TEAM}/:commentId/visibility`,
      summary: "Hide a comment from members, or publish it again",
      body: requiredObject({ isHidden: { type: "boolean" } }),
      example: { isHidden: true },
      run: ({ context, commentId, body }) =>
        context.records.transition({ entity: "comment", id: commentId, name: body.isHidden === true ? "hide" : "publish" }),
    },
    {
      method: "POST",
      url: `${TEAM}/:commentId/settleReports`,
      summary: "Leave a comment that members reported as it is",
      run: ({ context, commentId }) => settleReports(context.db, commentId),
    },
    {
      method: "POST",
      url: `${TEAM}/:commentId/sendBack`,
      summary: "Send a member's answer back, with what is missing: it counts again once it is written anew",
      body: requiredObject({ explanation }),
      example: { explanation: "Could you add a photo of the label?" },
      run: ({ context, commentId, body, reader }) => {
        const isUntilEnd = reader.conversation.rules.changeable === "untilEnd";
        return sendBack(context.db, { id: commentId, explanation: String(body.explanation), isUntilEnd }, tools.tools());
      },
    },
    {
      method: "POST",
      url: "/experienceLabs/comment/:id/medal",
      summary: "Make a comment a winning one, which pays its LABs once, or not any more",
      body: requiredObject({ medal: { type: "boolean" } }),
      example: { medal: true },
      run: ({ context, commentId, body }) => setMedal(context.db, commentId, body.medal === true, tools),
    },
  ];
  return [
    ...calls.map((call) => routeOf(call, tools)),
    {
      method: "DELETE",
      url: `${TEAM}/:id`,
      summary: "Delete anybody's comment, with its replies",
      access: { entity: "comment", action: "read" },
      schema: { params: requiredObject({ id: schemas.id }) },
      describe: () => ({ examples: { id: schemas.EXAMPLE_ID } }),
      handle: async (context, request) => {
        const { reader, commentId } = await openModeration(context, request, tools);
        await removeComment(reader, commentId, tools);
      },
    },
  ];
}
