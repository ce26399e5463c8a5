import { commentPosted } from "../../../../contracts/events/comment";
import type { ServerHost, SpaceDb } from "../../../../server/kit";
import { readConversation } from "../conversation/readConversation";
import { HIDDEN, MEDAL, REPLY, REPORT, SENT_BACK } from "./kinds";

/** The member who began a thread, where somebody else has replied. */
async function readThreadAuthor(db: SpaceDb, parentId: string, repliedBy: string | null): Promise<string | undefined> {
  const root = await db.selectFrom("comment").select("member").where("id", "=", parentId).executeTakeFirst();
  return root?.member && root.member !== repliedBy ? root.member : undefined;
}

/** Tells members of replies, once a day for each thread: what is live is seen as it comes. */
export function notifyAuthors(host: Pick<ServerHost, "notificationKind" | "afterCommit" | "tools" | "registries">): void {
  for (const kind of [MEDAL, REPLY, SENT_BACK, HIDDEN, REPORT]) host.notificationKind(kind);
  host.afterCommit(commentPosted, {
    name: "comments.notifyReply",
    handle: async ({ db, payload: { activityId, memberId, parentId } }) => {
      if (!parentId) return;
      const author = await readThreadAuthor(db, parentId, memberId);
      if (!author) return;
      const { rules } = await readConversation(db, activityId, host.registries.activityTypes);
      if (rules.isLive) return;
      const key = `reply:${parentId}:${await db.today()}`;
      await host.tools().notify(db, { kind: REPLY.name, members: [author], activityId, key });
    },
  });
}
