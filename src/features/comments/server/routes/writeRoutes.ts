import type { FastifyRequest } from "fastify";
import { createPace, type ExtensionRoute, fileForm, type RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import type { PostBody } from "../../shared/comment";
import { FILE_TYPES } from "../../shared/fileTypes";
import { emitTyping } from "../conversation/channel";
import type { Reader } from "../conversation/openReader";
import { demandModerator } from "../conversation/viewer";
import { takeCommentFile } from "../files/takeCommentFile";
import { changeComment } from "../write/changeComment";
import { postComment, type WriteTools } from "../write/postComment";
import { paramsOf, readerOf } from "./asked";
import type { Face } from "./faces";
import * as schemas from "./schemas";

const example = { id: schemas.EXAMPLE_ID, activityId: schemas.EXAMPLE_ID };
const FORM = fileForm(
  FILE_TYPES,
  "A photo (PNG, JPEG or WebP, up to 10 MB), a video (MP4, WebM or MOV, up to 100 MB), a PDF or a document (Word, Excel, PowerPoint, OpenDocument, text or CSV, up to 20 MB)",
);
const answer = { schema: schemas.COMMENT, example: schemas.COMMENT_EXAMPLE };

/** Of the team: what everybody reads is for those who moderate, the team's own for observers as well. */
async function writerOf(context: RouteContext, request: FastifyRequest, { services }: WriteTools): Promise<Reader> {
  const reader = await readerOf(context, request, services);
  if (reader.viewer.kind === "team" && reader.view.audience === "EVERYBODY")
    await demandModerator(context, reader.view.activityId);
  return reader;
}

const accountOf = ({ session }: RouteContext) => {
  if (!session) throw new AppError("auth.notAuthenticated");
  return session.accountId;
};

/** Each is told to everybody who is there. Nobody writes this fast; a program that does stalls the room. */
const POSTS = { limit: 120, windowMs: 60_000 };
const TYPING = { limit: 30, windowMs: 60_000 };

/** Writing in a conversation, the same for members and the team. */
export function writeRoutes({ base, read: access, query }: Face, write: WriteTools): readonly ExtensionRoute[] {
  const [paceOfPosts, paceOfTyping] = [createPace(POSTS), createPace(TYPING)];
  const params = requiredObject(schemas.ofActivity);
  const ofComment = requiredObject({ ...schemas.ofActivity, commentId: schemas.id });
  const querystring = optionalObject("audience" in query ? { audience: query.audience } : {});
  return [
    {
      method: "POST",
      url: `${base}/comment`,
      summary: "Post a comment or a reply; the same `clientKey` again is the same comment",
      access,
      schema: { params, querystring, body: schemas.postBody },
      describe: () => ({ examples: example, body: { schema: schemas.postBody, example: schemas.POST_EXAMPLE }, answer }),
      handle: async (context, request) => {
        paceOfPosts(accountOf(context));
        const reader = await writerOf(context, request, write);
        const post = { reader, body: request.body as PostBody, accountId: accountOf(context), uploads: context.uploads };
        return postComment(post, write);
      },
    },
    {
      method: "PUT",
      url: `${base}/comment/:commentId`,
      summary: "Change a comment of one's own; what it said before is kept",
      access,
      schema: { params: ofComment, querystring, body: schemas.changeBody },
      describe: () => ({
        examples: { ...example, commentId: schemas.EXAMPLE_ID },
        body: { schema: schemas.changeBody, example: { text: "By bike, mostly.", editedAt: null } },
        answer,
      }),
      handle: async (context, request) => {
        paceOfPosts(accountOf(context));
        const reader = await writerOf(context, request, write);
        const { editedAt, ...body } = request.body as PostBody & { readonly editedAt: string | null };
        const post = { reader, body, accountId: accountOf(context), uploads: context.uploads };
        return changeComment({ ...post, commentId: paramsOf(request).commentId, editedAt }, write);
      },
    },
    {
      method: "POST",
      url: `${base}/comments/files`,
      summary: "Send a photo, a video, a PDF or a document, for a comment to refer to",
      access,
      schema: { params, querystring },
      bodyLimit: FORM.bodyLimit,
      describe: () => ({
        examples: example,
        body: FORM.body,
        answer: { schema: schemas.SENT_FILE, example: schemas.SENT_FILE_EXAMPLE },
      }),
      handle: async (context, request) => {
        await writerOf(context, request, write);
        return takeCommentFile(context.uploads, request);
      },
    },
    {
      method: "POST",
      url: `${base}/typing`,
      summary: "Say to those who are there that one is writing",
      access,
      schema: { params, querystring },
      handle: async (context, request) => {
        paceOfTyping(accountOf(context));
        const reader = await writerOf(context, request, write);
        const { db, viewer, view, isOpen } = reader;
        if (!isOpen || !context.session) return;
        const { name, image = null } = context.session;
        const author = { kind: viewer.kind, id: viewer.id, name, image };
        emitTyping(db, write.tools(), { activityId: view.activityId, audience: view.audience, author });
      },
    },
  ];
}
