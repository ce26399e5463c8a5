import { type SpaceDb, sql } from "../../../../server/kit";
import type { SilentMember } from "../../shared/api/waiting";
import { MOST_WAITING, SILENT_DAYS } from "../../shared/waiting";

/** Open conversations that are for a member and that the member hasn't done. */
const undone = (activityIds: readonly string[]) => sql<number>`(
  select count(*)::int from activity a
  where a.id = any(${[...activityIds]}::uuid[])
    and (a.visibility = 'PUBLIC' or exists (
      select 1 from activity_participants p where p.owner_id = a.id and p.target_id = member.id))
    and not exists (
      select 1 from participation p where p.activity = a.id and p.member = member.id and p.status = 'COMPLETED'))`;

/** Members who wrote once, have written nothing for a week, and to whom a conversation is open; who fell silent last comes first. */
export async function readSilent(db: SpaceDb, activityIds: readonly string[]): Promise<readonly SilentMember[]> {
  const last = sql<string>`max(comment.created_at)`;
  const rows = await db
    .selectFrom("member")
    .innerJoin("comment", "comment.member", "member.id")
    .select(["member.id", "member.nickname", last.as("lastAt")])
    .select(({ fn }) => fn.countAll<number>().as("comments"))
    .select(undone(activityIds).as("open"))
    .where("member.status", "=", "ACTIVE")
    .where("comment.deletedAt", "is", null)
    .where(sql<boolean>`${undone(activityIds)} > 0`)
    .groupBy(["member.id", "member.nickname"])
    .having(sql<boolean>`${last} < now() - make_interval(days => ${SILENT_DAYS}::int)`)
    .orderBy(last, "desc")
    .limit(MOST_WAITING)
    .execute();
  return rows.map(({ id, nickname, lastAt, comments, open }) => ({
    member: { id, name: nickname },
    lastAt: new Date(lastAt).toISOString(),
    comments: Number(comments),
    open: Number(open),
  }));
}
