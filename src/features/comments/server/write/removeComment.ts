import { commentWithdrawn } from "../../../../contracts/events/comment";
import { type SpaceDb, sql } from "../../../../server/kit";
import { emitNews } from "../conversation/channel";
import type { Reader } from "../conversation/openReader";
import { demandOwn } from "./changeComment";
import { factOf, type HeldComment, holdComment } from "./holdComment";
import type { WriteTools } from "./postComment";

/** The comment and what was replied to it. */
async function readWithReplies(db: SpaceDb, comment: HeldComment): Promise<readonly HeldComment[]> {
  const replies = await db
    .selectFrom("comment")
    .selectAll()
    .where("parentComment", "=", comment.id)
    .where("deletedAt", "is", null)
    .execute();
  return [comment, ...replies];
}

async function remove(reader: Reader, comment: HeldComment, { tools }: WriteTools): Promise<void> {
  const { db, conversation, view } = reader;
  const all = await readWithReplies(db, comment);
  const ids = all.map(({ id }) => id);
  await db.updateTable("comment").set({ deletedAt: sql<string>`now()` }).where("id", "in", ids).execute();
  if (view.audience === "EVERYBODY")
    for (const one of all) if (one.status === "PUBLISHED") await tools().publish(db, commentWithdrawn, factOf(one));
  const gone = { id: comment.id, seq: comment.seq ?? 0 };
  emitNews(db, tools(), { conversation, audience: view.audience, kind: "removed", comment: gone });
}

/** Deletes a comment of one's own. @throws AppError `record.notFound`, `comments.notChangeable`, or as `participations.demand` */
export async function removeOwnComment(reader: Reader, commentId: string, write: WriteTools): Promise<void> {
  const { db, viewer, conversation } = reader;
  await db.transaction(async () => {
    if (viewer.kind === "member")
      await write.services.participations().demand(db, { activityId: conversation.activityId, memberId: viewer.id });
    await remove(reader, await demandOwn(reader, commentId), write);
  });
}

/** Deletes anybody's comment, with its replies; the team's right. @throws AppError `record.notFound` */
export async function removeComment(reader: Reader, commentId: string, write: WriteTools): Promise<void> {
  const { db } = reader;
  await db.transaction(async () => remove(reader, await holdComment(db, commentId), write));
}
