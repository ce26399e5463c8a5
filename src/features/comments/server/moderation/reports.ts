import { type HostTools, newId, type SpaceDb, sql, staffOfActivity } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Report } from "../../shared/api/posts";
import { COMMENT_ERRORS } from "../../shared/errors";
import { presenting, type Reader } from "../conversation/openReader";
import { REPORT } from "../notify/kinds";
import { readComment } from "../read/readComment";

/**
 * A member tells the team of a comment of another member; told again it says the new reason, and the team hears of it once
 * until it has settled it.
 * @throws AppError `record.notFound` where the member doesn't see it, `comments.mayNotReport` of one's own and of the team's
 */
export async function reportComment(
  reader: Reader,
  id: string,
  { reason, explanation }: Report,
  tools: Pick<HostTools, "notify">,
): Promise<void> {
  const { db, view, viewer } = reader;
  await db.transaction(async () => {
    const comment = await readComment(db, view, id, presenting(reader));
    if (!comment) throw new AppError("record.notFound");
    if (comment.isOwn || comment.author.kind !== "member") throw new AppError(COMMENT_ERRORS.mayNotReport);
    const said = { reason, explanation: explanation?.trim() || null, settledAt: null };
    const { version } = await db
      .insertInto("commentReport")
      .values({ id: newId(), comment: id, member: viewer.id, ...said })
      .onConflict((conflict) =>
        conflict
          .columns(["spaceId", "comment", "member"])
          .doUpdateSet({ ...said, updatedAt: sql<string>`now()`, version: sql<number>`comment_report.version + 1` }),
      )
      .returning("version")
      .executeTakeFirstOrThrow();
    if (version > 1) return;
    const { activityId } = view;
    const moderators = await staffOfActivity(db, activityId);
    await tools.notify(db, { kind: REPORT.name, moderators, activityId, key: `report:${id}` });
  });
}

/** The team has looked at what was reported, and leaves it as it is. In the open transaction. */
export async function settleReports(db: SpaceDb, commentId: string): Promise<void> {
  await db
    .updateTable("commentReport")
    .set({ settledAt: sql<string>`now()`, updatedAt: sql<string>`now()` })
    .where("comment", "=", commentId)
    .where("settledAt", "is", null)
    .execute();
}
