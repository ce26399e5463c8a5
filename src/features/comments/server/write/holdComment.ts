import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";

/** A comment, held until the transaction ends. @throws AppError `record.notFound` */
export async function holdComment(db: SpaceDb, id: string) {
  const comment = await db
    .selectFrom("comment")
    .selectAll()
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!comment) throw new AppError("record.notFound");
  return comment;
}

export type HeldComment = Awaited<ReturnType<typeof holdComment>>;

/** What others are told of it. */
export function factOf({ id, activity, member, topic, parentComment }: HeldComment) {
  return { commentId: id, activityId: activity, memberId: member, topicId: topic, parentId: parentComment };
}

/** Where a comment is said. @throws AppError `record.notFound` */
export async function activityOf(
  db: SpaceDb,
  id: string,
): Promise<{ readonly activity: string; readonly audience: "EVERYBODY" | "TEAM" }> {
  const row = await db
    .selectFrom("comment")
    .select(["activity", "audience"])
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  return { activity: row.activity, audience: row.audience as "EVERYBODY" | "TEAM" };
}
