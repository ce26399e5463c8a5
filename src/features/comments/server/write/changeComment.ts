import type { Attachments, Comment } from "../../../../contracts/api/comments";
import { commentPosted } from "../../../../contracts/events/comment";
import { newId, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { COMMENT_ERRORS } from "../../shared/errors";
import { emitNews } from "../conversation/channel";
import { presenting, type Reader } from "../conversation/openReader";
import { holdMarker } from "../markers/markers";
import { readComment } from "../read/readComment";
import { attachFiles, attachmentColumns, attachmentsOf, countAttached } from "./attachments";
import { demandPlainText } from "./demandPlainText";
import { factOf, type HeldComment, holdComment } from "./holdComment";
import { isChangeable } from "./isChangeable";
import type { Post, WriteTools } from "./postComment";

export interface Change extends Post {
  readonly commentId: string;
  /** When it was changed last, as whoever changes it has read it. */
  readonly editedAt: string | null;
}

async function countReplies(db: SpaceDb, id: string): Promise<number> {
  const { count } = await db
    .selectFrom("comment")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("parentComment", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const sameInstant = (a: string | null, b: string | null) => (a && b ? Date.parse(a) === Date.parse(b) : a === b);

/** @throws AppError `record.notFound` where it isn't one's own, `comments.notChangeable` */
export async function demandOwn({ db, viewer, conversation, isOpen }: Reader, commentId: string): Promise<HeldComment> {
  const comment = await holdComment(db, commentId);
  const author = viewer.kind === "member" ? comment.member : comment.moderator;
  if (author !== viewer.id || comment.activity !== conversation.activityId) throw new AppError("record.notFound");
  const replies = await countReplies(db, commentId);
  if (!isOpen || !isChangeable({ ...comment, replies }, conversation.rules.changeable, new Date()))
    throw new AppError(COMMENT_ERRORS.notChangeable);
  return comment;
}

/** What it said stays as a version, with whether it was written after its author had seen others. */
async function keepVersion(db: SpaceDb, comment: HeldComment): Promise<void> {
  await db
    .insertInto("commentVersion")
    .values({
      id: newId(),
      comment: comment.id,
      member: comment.member,
      number: sql<number>`(select coalesce(max(v.number), 0) + 1 from comment_version v where v.comment = ${comment.id})`,
      text: comment.text,
      writtenAt: comment.editedAt ?? comment.createdAt,
      isAfterSeeing: comment.isEditedAfterSeeing,
    })
    .execute();
}

function storedAttachments({ images, videos, files, pdf }: HeldComment): Attachments {
  return attachmentsOf({
    images: (images ?? []) as unknown as Attachments["images"],
    videos: (videos ?? []) as unknown as Attachments["videos"],
    files: (files ?? []) as unknown as Attachments["files"],
    pdf,
  });
}

async function change({ reader, body, accountId, uploads, commentId, editedAt }: Change, { tools, services }: WriteTools) {
  const { db, viewer, view, conversation } = reader;
  const { activityId } = conversation;
  const { delivered } = await holdMarker(db, { activityId, viewer, audience: view.audience });
  if (viewer.kind === "member") await services.participations().demand(db, { activityId, memberId: viewer.id });
  const comment = await demandOwn(reader, commentId);
  if (!sameInstant(comment.editedAt, editedAt)) throw new AppError(COMMENT_ERRORS.changed);
  const given = attachmentsOf(body);
  const target = { topicId: comment.topic, parentId: comment.parentComment };
  const said = { text: body.text.trim(), attached: countAttached(given) };
  if (viewer.kind === "member") await conversation.demand?.({ db, activityId, memberId: viewer.id, ...target, ...said });
  await keepVersion(db, comment);
  await attachFiles(db, { commentId, accountId, given, before: storedAttachments(comment), uploads });
  await db
    .updateTable("comment")
    .set({
      text: body.text.trim(),
      ...attachmentColumns(given),
      editedAt: sql<string>`now()`,
      updatedAt: sql<string>`now()`,
      version: sql<number>`comment.version + 1`,
      isEditedAfterSeeing: comment.isEditedAfterSeeing || delivered !== (comment.seenBefore ?? ""),
      status: "PUBLISHED",
      explanation: null,
    })
    .where("id", "=", commentId)
    .execute();
  if (comment.status === "SENT_BACK") await tools().publish(db, commentPosted, factOf(comment));
}

/**
 * Changes a comment of one's own; what it said before is kept. One that was sent back is there again.
 * @throws AppError `record.notFound`, `comments.notChangeable`, `comments.changed`, or as `participations.demand`
 */
export async function changeComment(wanted: Change, write: WriteTools): Promise<Comment> {
  const { db, view, conversation } = wanted.reader;
  demandPlainText(wanted.body.text);
  return db.transaction(async () => {
    await change(wanted, write);
    const comment = await readComment(db, view, wanted.commentId, presenting(wanted.reader));
    if (!comment) throw new AppError("record.notFound");
    emitNews(db, write.tools(), { conversation, audience: view.audience, kind: "changed", comment });
    return comment;
  });
}
