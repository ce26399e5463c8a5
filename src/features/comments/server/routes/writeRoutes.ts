import { createPace, type ExtensionRoute, fileForm, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { FILE_TYPES } from "../../../../shared/fileTypes";
import { postsApi } from "../../shared/api/posts";
import { emitTyping } from "../conversation/channel";
import type { Reader } from "../conversation/openReader";
import { demandModerator } from "../conversation/viewer";
import { takeCommentFile } from "../files/takeCommentFile";
import { changeComment } from "../write/changeComment";
import { postComment, type WriteTools } from "../write/postComment";
import { type Asked, readerOf } from "./asked";
import type { ConversationRouteGroup } from "./routeGroups";

const FORM = fileForm(
  FILE_TYPES,
  "A photo (PNG, JPEG or WebP, up to 10 MB), a video (MP4, WebM or MOV, up to 100 MB), a PDF or a document (Word, Excel, PowerPoint, OpenDocument, text or CSV, up to 20 MB)",
);

/** Of the team: what everybody reads is for those who moderate, the team's own for observers as well. */
async function writerOf(context: RouteContext, asked: Asked, { services }: WriteTools): Promise<Reader> {
  const reader = await readerOf(context, asked, services);
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
export function writeRoutes({ base, access }: ConversationRouteGroup, write: WriteTools): readonly ExtensionRoute[] {
  const [paceOfPosts, paceOfTyping] = [createPace(POSTS), createPace(TYPING)];
  return [
    route(postsApi, `POST ${base}/comment`, {
      access,
      handle: async (context, asked) => {
        paceOfPosts(accountOf(context));
        const reader = await writerOf(context, asked, write);
        const post = { reader, body: asked.body, accountId: accountOf(context), uploads: context.uploads };
        return postComment(post, write);
      },
    }),
    route(postsApi, `PUT ${base}/comment/:commentId`, {
      access,
      handle: async (context, asked) => {
        paceOfPosts(accountOf(context));
        const reader = await writerOf(context, asked, write);
        const { editedAt, ...body } = asked.body;
        const post = { reader, body, accountId: accountOf(context), uploads: context.uploads };
        return changeComment({ ...post, commentId: asked.params.commentId, editedAt }, write);
      },
    }),
    route(postsApi, `POST ${base}/comments/files`, {
      access,
      bodyLimit: FORM.bodyLimit,
      document: { body: FORM.body },
      handle: async (context, asked) => {
        await writerOf(context, asked, write);
        return takeCommentFile(context.uploads, asked.request);
      },
    }),
    route(postsApi, `POST ${base}/typing`, {
      access,
      handle: async (context, asked) => {
        paceOfTyping(accountOf(context));
        const { db, viewer, view, isOpen } = await writerOf(context, asked, write);
        if (!isOpen || !context.session) return;
        const { name, image = null } = context.session;
        const author = { kind: viewer.kind, id: viewer.id, name, image };
        emitTyping(db, write.tools(), { activityId: view.activityId, audience: view.audience, author });
      },
    }),
  ];
}
