import { commentPosted, commentWithdrawn } from "../../../../contracts/events/comment";
import type { HostTools, ServerHost, SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { readConversation } from "../conversation/readConversation";
import { HIDDEN, MEDAL, REPLY, REPORT, SENT_BACK } from "./kinds";

/** The member who began a thread, where somebody else has replied and the reply still counts. */
async function readThreadAuthor(db: SpaceDb, parentId: string, replyId: string): Promise<string | undefined> {
  const found = await replies(db, parentId)
    .innerJoin("comment as root", "root.id", "comment.parentComment")
    .select(["root.member", "comment.member as repliedBy"])
    .where("comment.id", "=", replyId)
    .executeTakeFirst();
  return found?.member && found.member !== found.repliedBy ? found.member : undefined;
}

/** Replies of a thread that people see. */
function replies(db: SpaceDb, parentId: string) {
  return db
    .selectFrom("comment")
    .where("comment.parentComment", "=", parentId)
    .where("comment.status", "=", "PUBLISHED")
    .where("comment.deletedAt", "is", null);
}

const prefixOf = (parentId: string) => `reply:${parentId}:`;

/** Takes back the alerts of a thread's replies of which none is left from the day that they speak of. */
async function withdrawReplies(db: SpaceDb, parentId: string, tools: Pick<HostTools, "withdrawNotice">): Promise<void> {
  const alerts = await db
    .selectFrom("notification")
    .innerJoin("comment as root", (join) => join.on("root.id", "=", parentId).onRef("root.member", "=", "notification.member"))
    .select(["notification.key", "notification.createdAt", "notification.member"])
    .where("notification.kind", "=", REPLY.name)
    .where("notification.key", "like", `${prefixOf(parentId)}%`)
    .execute();
  if (alerts.length === 0) return;
  const left = await replies(db, parentId).select(["comment.createdAt", "comment.member"]).execute();
  const keys = alerts.flatMap(({ key, createdAt, member }) => {
    const isLeft = left.some(
      (reply) => reply.member !== member && Math.abs(Date.parse(reply.createdAt) - Date.parse(createdAt)) < MS_PER_DAY,
    );
    return isLeft || key === null ? [] : [key];
  });
  await tools.withdrawNotice(db, { kind: REPLY.name, keys });
}

/** Tells members of replies, once a day for each thread: what is live is seen as it comes, and what is gone leaves no alert. */
export function notifyAuthors(host: Pick<ServerHost, "notificationKind" | "afterCommit" | "on" | "tools" | "registries">): void {
  for (const kind of [MEDAL, REPLY, SENT_BACK, HIDDEN, REPORT]) host.notificationKind(kind);
  host.on(commentWithdrawn, async ({ db, payload: { parentId } }) => {
    if (parentId) await withdrawReplies(db, parentId, host.tools());
  });
  host.afterCommit(commentPosted, {
    name: "comments.notifyReply",
    handle: async ({ db, payload: { activityId, commentId, parentId } }) => {
      if (!parentId) return;
      const author = await readThreadAuthor(db, parentId, commentId);
      if (!author) return;
      const { rules } = await readConversation(db, activityId, host.registries.activityTypes);
      if (rules.isLive) return;
      const key = `${prefixOf(parentId)}${await db.today()}`;
      await host.tools().notify(db, { kind: REPLY.name, members: [author], activityId, key });
    },
  });
}
