import type { RouteContext, SpaceDb } from "../../../../server/kit";
import type { PassagePage } from "../../shared/api/coding";

/** What stands in one of the activities with the code, and can still be read. */
const coded = (db: SpaceDb, codeId: string) =>
  db
    .selectFrom("codedPassage")
    .innerJoin("comment", "comment.id", "codedPassage.comment")
    .innerJoin("activity", "activity.id", "comment.activity")
    .leftJoin("comment as root", "root.id", "comment.parentComment")
    .where("codedPassage.code", "=", codeId)
    .where("comment.deletedAt", "is", null)
    .where("root.deletedAt", "is", null);

interface Asked {
  readonly codeId: string;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** What was given a code, page by page, in the activities that the session's person sees. */
export async function readCodePassages({ db, records }: RouteContext, { codeId, page, pageSize }: Asked): Promise<PassagePage> {
  const activities = await coded(db, codeId).select("activity.id").distinct().execute();
  const ids = await records.reachable({ entity: "activity", action: "read", ids: activities.map(({ id }) => id) });
  if (ids.length === 0) return { totalElements: 0, page, items: [] };
  const within = coded(db, codeId).where("activity.id", "in", [...ids]);
  const { count } = await within.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  const rows = await within
    .leftJoin("member", "member.id", "comment.member")
    .leftJoin("staffRole", "staffRole.id", "comment.moderator")
    .select(["codedPassage.id", "codedPassage.comment as commentId", "codedPassage.createdAt"])
    .select(["codedPassage.quote", "codedPassage.before", "codedPassage.after"])
    .select(["member.nickname", "staffRole.name as staffName"])
    .select(["activity.id as activityId", "activity.title", "activity.type"])
    .orderBy("codedPassage.createdAt", "desc")
    .orderBy("codedPassage.id")
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const items = rows.map(({ activityId, title, type, nickname, staffName, quote, before, after, ...row }) => ({
    ...row,
    quote: quote ?? "",
    before: before ?? "",
    after: after ?? "",
    author: nickname ?? staffName ?? "",
    activity: { id: activityId, title, type },
  }));
  return { totalElements: Number(count), page, items };
}
