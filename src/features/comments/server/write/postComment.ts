import type { Comment } from "../../../../contracts/api/comments";
import { commentPosted } from "../../../../contracts/events/comment";
import { type HostTools, newId, type Uploads } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { PostBody } from "../../shared/api/posts";
import { emitNews } from "../conversation/channel";
import { type ConversationServices, presenting, type Reader } from "../conversation/openReader";
import { holdMarker } from "../markers/markers";
import { COMMENT_FIELDS } from "../read/commentFields";
import { presentComments } from "../read/presentComments";
import { readComment } from "../read/readComment";
import { attachFiles, attachmentsOf, NO_ATTACHMENTS } from "./attachments";
import { demandPlainText } from "./demandPlainText";
import { demandPost } from "./demandPost";
import { findPosted, insertComment } from "./insertComment";
import { numberComment } from "./numberComment";

export interface WriteTools {
  readonly tools: () => Pick<HostTools, "publish" | "emit">;
  readonly services: ConversationServices;
}

export interface Post {
  readonly reader: Reader;
  readonly body: PostBody;
  /** Of whoever sends it. */
  readonly accountId: string;
  readonly uploads: Pick<Uploads, "attach" | "remove">;
}

/** Members take part now, or not at all. The activity is held: whoever changes or ends it waits. */
async function demandParticipation({ db, viewer, conversation: { activityId } }: Reader, { services }: WriteTools) {
  await db.selectFrom("activity").select("id").where("id", "=", activityId).forShare().execute();
  if (viewer.kind === "member") await services.participations().demand(db, { activityId, memberId: viewer.id });
}

interface NewPost {
  readonly clientKey: string;
  readonly text: string;
  /** What the author had read, as ranges of numbers. */
  readonly delivered: string;
}

/** The row with all that belongs to it, but for its number. @returns its id */
async function write(
  { reader, body, accountId, uploads }: Post,
  write_: WriteTools,
  { clientKey, text, delivered }: NewPost,
): Promise<string> {
  const { db, viewer, view, conversation } = reader;
  const { activityId } = conversation;
  await demandParticipation(reader, write_);
  const { topicId, parentId } = await demandPost(reader, body);
  const id = await insertComment(db, {
    ...{ activityId, audience: view.audience, author: viewer, text, topicId, parentId, clientKey },
    isQuestion: viewer.kind === "team" && body.isQuestion === true,
    seenBefore: viewer.kind === "member" ? delivered : null,
    attachments: attachmentsOf(body),
  });
  // The marker is held: only a post of before could be in the way.
  if (!id) throw new AppError("record.conflict");
  await attachFiles(db, { commentId: id, accountId, given: attachmentsOf(body), before: NO_ATTACHMENTS, uploads });
  if (view.audience === "EVERYBODY") {
    const memberId = viewer.kind === "member" ? viewer.id : null;
    await write_.tools().publish(db, commentPosted, { commentId: id, activityId, memberId, topicId, parentId });
  }
  return id;
}

/** What was posted before under the same key, as it is now. */
async function readPosted(reader: Reader, id: string): Promise<Comment> {
  const comment = await readComment(reader.db, reader.view, id, presenting(reader));
  if (!comment) throw new AppError("record.notFound");
  return comment;
}

/**
 * Posts a comment; the same client key again is the same comment.
 * @throws AppError `comments.*`, `request.invalid`, or as `participations.demand`
 */
export async function postComment(post: Post, write_: WriteTools): Promise<Comment> {
  const { reader, body } = post;
  const { db, conversation, viewer, view } = reader;
  const { activityId } = conversation;
  const [clientKey, text] = [body.clientKey ?? newId(), body.text.trim()];
  demandPlainText(text);
  return db.transaction(async () => {
    const { delivered } = await holdMarker(db, { activityId, viewer, audience: view.audience });
    const before = await findPosted(db, { activityId, author: viewer, clientKey, text });
    if (before) return readPosted(reader, before);
    const id = await write(post, write_, { clientKey, text, delivered });
    const row = await db.selectFrom("comment").select(COMMENT_FIELDS).where("id", "=", id).executeTakeFirstOrThrow();
    const [written] = await presentComments(db, [row], { view, ...presenting(reader) });
    if (!written) throw new AppError("record.notFound");
    // From here on others wait.
    const comment = { ...written, seq: await numberComment(reader, id) };
    emitNews(db, write_.tools(), { conversation, audience: view.audience, kind: "posted", comment });
    return comment;
  });
}
