import type { Comment, Reaction } from "../../../../contracts/api/comments";
import { newId, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { COMMENT_ERRORS } from "../../shared/errors";
import { presenting, type Reader } from "../conversation/openReader";
import { readComment } from "../read/readComment";

/** How many comments have each, counted anew: the comment is held, so that no two count at once. */
async function recount(db: SpaceDb, id: string): Promise<void> {
  const countOf = (type: Reaction) =>
    sql<number>`(select count(*)::int from comment_reaction r where r.comment = ${id} and r.reaction_type = ${type})`;
  await db
    .updateTable("comment")
    .set({ likes: countOf("LIKE"), dislikes: countOf("DISLIKE") })
    .where("id", "=", id)
    .execute();
}

async function write(
  db: SpaceDb,
  { id, member, reaction }: { readonly id: string; readonly member: string; readonly reaction: Reaction | null },
) {
  if (reaction === null) {
    await db.deleteFrom("commentReaction").where("comment", "=", id).where("member", "=", member).execute();
    return;
  }
  await db
    .insertInto("commentReaction")
    .values({ id: newId(), comment: id, member, reactionType: reaction })
    .onConflict((conflict) => conflict.columns(["spaceId", "comment", "member"]).doUpdateSet({ reactionType: reaction }))
    .execute();
}

/**
 * A member likes or dislikes a comment of somebody else, or takes that back.
 * @throws AppError `record.notFound`, `comments.mayNotWrite`
 */
export async function react(reader: Reader, id: string, reaction: Reaction | null): Promise<Comment> {
  const { db, viewer, view, isOpen, conversation } = reader;
  return db.transaction(async () => {
    await db.selectFrom("comment").select("id").where("id", "=", id).forUpdate().execute();
    const before = await readComment(db, view, id, presenting(reader));
    if (!before) throw new AppError("record.notFound");
    const isAllowed = viewer.kind === "member" && isOpen && conversation.rules.hasReactions && !before.isOwn;
    if (!isAllowed) throw new AppError(COMMENT_ERRORS.mayNotWrite);
    await write(db, { id, member: viewer.id, reaction });
    await recount(db, id);
    return { ...before, ...(await readCounts(db, id)), reaction };
  });
}

async function readCounts(db: SpaceDb, id: string) {
  return db.selectFrom("comment").select(["likes", "dislikes"]).where("id", "=", id).executeTakeFirstOrThrow();
}
