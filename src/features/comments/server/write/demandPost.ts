import { AppError } from "../../../../shared/errors";
import type { PostBody } from "../../shared/api/posts";
import { COMMENT_ERRORS } from "../../shared/errors";
import type { Reader } from "../conversation/openReader";
import { visibleComments } from "../conversation/view";
import { attachmentsOf, countAttached } from "./attachments";

/** Where a post goes. */
export interface Target {
  readonly topicId: string | null;
  /** The thread that it replies to. */
  readonly parentId: string | null;
}

const fault = (path: string, rule: string) => new AppError("request.invalid", { faults: [{ path, rule }] });

/** The thread that a reply belongs to: who replies to a reply writes under the same thread. */
async function findThread({ db, view }: Reader, commentId: string) {
  const found = await visibleComments(db, view)
    .select(["comment.id", "comment.topic", "comment.parentComment", "comment.status"])
    .where("comment.id", "=", commentId)
    .executeTakeFirst();
  if (!found) throw fault("/parentCommentId", "reference");
  return { parentId: found.parentComment ?? found.id, topicId: found.topic };
}

/** @throws AppError `comments.topicMissing`, `request.invalid` where it is another activity's */
async function demandTopic({ db, conversation }: Reader, topicId: string | undefined): Promise<string | null> {
  if (!conversation.rules.hasTopics) {
    if (topicId) throw fault("/topicId", "reference");
    return null;
  }
  if (!topicId) throw new AppError(COMMENT_ERRORS.topicMissing, { faults: [{ path: "/topicId", rule: "required" }] });
  const topic = await db
    .selectFrom("topic")
    .select("id")
    .where("id", "=", topicId)
    .where("activity", "=", conversation.activityId)
    .executeTakeFirst();
  if (!topic) throw fault("/topicId", "reference");
  return topicId;
}

async function findTarget(reader: Reader, { isRootComment, parentCommentId, topicId }: PostBody): Promise<Target> {
  if (isRootComment !== undefined && isRootComment === Boolean(parentCommentId)) throw fault("/isRootComment", "const");
  if (parentCommentId) return findThread(reader, parentCommentId);
  const isTeamsOwn = reader.view.audience === "TEAM";
  return { topicId: isTeamsOwn ? null : await demandTopic(reader, topicId), parentId: null };
}

/** @throws AppError `comments.oneThread` */
async function demandFirst({ db, conversation, viewer }: Reader, topicId: string | null): Promise<void> {
  const own = await db
    .selectFrom("comment")
    .select("id")
    .where("activity", "=", conversation.activityId)
    .where("member", "=", viewer.id)
    .where("topic", topicId === null ? "is" : "=", topicId)
    .where("parentComment", "is", null)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (own) throw new AppError(COMMENT_ERRORS.oneThread, { extensions: { commentId: own.id } });
}

/** What the activity's rules say of who writes where. @throws AppError `comments.mayNotWrite`, `comments.oneThread` */
async function demandRules(reader: Reader, { topicId, parentId }: Target): Promise<void> {
  const { conversation, viewer, view } = reader;
  if (view.audience === "TEAM") return;
  const { rules } = conversation;
  const isAllowed = parentId ? viewer.kind === "team" || rules.canMembersReply : rules.starters.includes(viewer.kind);
  if (!isAllowed) throw new AppError(COMMENT_ERRORS.mayNotWrite);
  if (viewer.kind === "member" && parentId === null && rules.isOneThreadEach) await demandFirst(reader, topicId);
}

/**
 * Checks that the person may post this now. The person's marker is held: of two posts at once, one sees the other.
 * @throws AppError `request.invalid`, `comments.*`, or what the activity's type says
 */
export async function demandPost(reader: Reader, body: PostBody): Promise<Target> {
  const { db, conversation, viewer } = reader;
  const target = await findTarget(reader, body);
  if (!reader.isOpen) throw new AppError(COMMENT_ERRORS.mayNotWrite);
  await demandRules(reader, target);
  if (viewer.kind === "member") {
    const said = { text: body.text.trim(), attached: countAttached(attachmentsOf(body)) };
    await conversation.demand?.({ db, activityId: conversation.activityId, memberId: viewer.id, ...target, ...said });
  }
  return target;
}
