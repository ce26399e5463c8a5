import type { SpaceDb } from "../../../../server/kit";
import type { Passage } from "../../shared/api/coding";
import { MOST_IN_ACTIVITY, MOST_PASSAGES } from "../../shared/coding";

function passages(db: SpaceDb) {
  return db
    .selectFrom("codedPassage")
    .select([
      "codedPassage.id",
      "codedPassage.comment as commentId",
      "codedPassage.code as codeId",
      "codedPassage.commentVersion as version",
    ])
    .select(["codedPassage.start", "codedPassage.end", "codedPassage.quote", "codedPassage.before", "codedPassage.after"])
    .select("codedPassage.createdAt");
}

type Row = Awaited<ReturnType<ReturnType<typeof passages>["execute"]>>[number];

const present = ({ quote, before, after, ...row }: Row): Passage => ({
  ...row,
  quote: quote ?? "",
  before: before ?? "",
  after: after ?? "",
});

/** What was coded in a comment, in the order of the text. */
export async function readPassages(db: SpaceDb, commentId: string): Promise<readonly Passage[]> {
  const rows = await passages(db)
    .where("codedPassage.comment", "=", commentId)
    .orderBy("codedPassage.start")
    .orderBy("codedPassage.id")
    .limit(MOST_PASSAGES)
    .execute();
  return rows.map(present);
}

/** What was coded in an activity, the newest comments first. */
export async function readActivityPassages(
  db: SpaceDb,
  { activityId, audience }: { readonly activityId: string; readonly audience: string },
): Promise<readonly Passage[]> {
  const rows = await passages(db)
    .innerJoin("comment", "comment.id", "codedPassage.comment")
    .leftJoin("comment as root", "root.id", "comment.parentComment")
    .where("comment.activity", "=", activityId)
    .where("comment.audience", "=", audience)
    .where("comment.deletedAt", "is", null)
    .where("root.deletedAt", "is", null)
    .orderBy("comment.seq", "desc")
    .orderBy("codedPassage.start")
    .limit(MOST_IN_ACTIVITY)
    .execute();
  return rows.map(present);
}

/** @returns nothing where the comment has no such passage */
export async function readPassage(db: SpaceDb, commentId: string, id: string): Promise<Passage | undefined> {
  const row = await passages(db)
    .where("codedPassage.comment", "=", commentId)
    .where("codedPassage.id", "=", id)
    .executeTakeFirst();
  return row && present(row);
}
