import { commentPosted } from "../../../../contracts/events/comment";
import { type HostTools, newId, sql, type Uploads } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Comment, PostBody } from "../../shared/comment";
import { emitNews } from "../conversation/channel";
import { type ConversationServices, presenting, type Reader } from "../conversation/openReader";
import { viewOf } from "../conversation/view";
import { holdMarker } from "../markers/markers";
import { readComment } from "../read/readComment";
import { attachFiles, attachmentsOf, NO_ATTACHMENTS } from "./attachments";
import { demandPost } from "./demandPost";
import { findPosted, insertComment } from "./insertComment";
import { nextSeq } from "./nextSeq";

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

async function write(post: Post, { tools, ...rest }: WriteTools): Promise<string> {
  const { reader, body, accountId, uploads } = post;
  const { db, viewer, view, conversation } = reader;
  const { activityId } = conversation;
  const [clientKey, text] = [body.clientKey ?? newId(), body.text.trim()];
  const { delivered } = await holdMarker(db, { activityId, viewer, audience: view.audience });
  const posted = await findPosted(db, { activityId, author: viewer, clientKey, text });
  if (posted) return posted;
  await demandParticipation(reader, { tools, ...rest });
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
    await tools().publish(db, commentPosted, { commentId: id, activityId, memberId, topicId, parentId });
  }
  const seq = await nextSeq(db, activityId, view.audience);
  await db.updateTable("comment").set({ seq }).where("id", "=", id).execute();
  await moveOwnMarker(reader, seq);
  return id;
}

/** Who wrote at the end of what they had read has read that as well. */
async function moveOwnMarker({ db, viewer, conversation: { activityId } }: Reader, seq: number): Promise<void> {
  await db
    .updateTable("commentMarker")
    .set({ lastSeen: seq })
    .where("activity", "=", activityId)
    .where(viewer.kind === "member" ? "member" : "moderator", "=", viewer.id)
    .where("lastSeen", "=", sql<number>`${seq - 1}::int`)
    .execute();
}

/**
 * Posts a comment; the same client key again is the same comment.
 * @throws AppError `comments.*`, `request.invalid`, or as `participations.demand`
 */
export async function postComment(post: Post, write_: WriteTools): Promise<Comment> {
  const { db, conversation, viewer, view } = post.reader;
  return db.transaction(async () => {
    const id = await write(post, write_);
    // One's own may be what others become visible by.
    const seen = await viewOf(db, conversation, viewer, view.audience);
    const comment = await readComment(db, seen, id, presenting(post.reader));
    if (!comment) throw new AppError("record.notFound");
    emitNews(db, write_.tools(), { conversation, audience: view.audience, kind: "posted", comment });
    return comment;
  });
}
