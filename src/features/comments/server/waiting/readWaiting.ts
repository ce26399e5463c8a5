import { type RouteContext, type SpaceDb, sql } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { ENOUGH_WORDS, MOST_WAITING, type Waiting, type WaitingComment } from "../../shared/waiting";

const DAY_MS = 86_400_000;
const EXCERPT = 280;

/** Members' threads that are still without an answer of anybody else. */
function unanswered(db: SpaceDb, activityIds: readonly string[]) {
  return db
    .selectFrom("comment")
    .innerJoin("activity", "activity.id", "comment.activity")
    .innerJoin("member", "member.id", "comment.member")
    .where("comment.activity", "in", [...activityIds])
    .where("comment.audience", "=", "EVERYBODY")
    .where("comment.status", "=", "PUBLISHED")
    .where("comment.parentComment", "is", null)
    .where("comment.deletedAt", "is", null)
    .where("comment.seq", "is not", null)
    .where("member.status", "=", "ACTIVE")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("comment as reply")
            .select("reply.id")
            .whereRef("reply.parentComment", "=", "comment.id")
            .where("reply.status", "=", "PUBLISHED")
            .where("reply.deletedAt", "is", null)
            .where(sql<boolean>`reply.member is distinct from comment.member`),
        ),
      ),
    );
}

type Threads = ReturnType<typeof unanswered>;

async function readOldest(threads: Threads): Promise<readonly WaitingComment[]> {
  const rows = await threads
    .select(["comment.id", "comment.activity", "activity.title", "activity.type", "comment.member", "member.nickname"])
    .select([sql<string>`left(comment.text, ${EXCERPT}::int)`.as("text"), "comment.createdAt"])
    .orderBy("comment.createdAt")
    .orderBy("comment.id")
    .limit(MOST_WAITING)
    .execute();
  return rows.map(({ id, activity, title, type, member, nickname, text, createdAt }) => ({
    id,
    activity: { id: activity, title, type },
    author: { id: member ?? "", name: nickname },
    text,
    createdAt,
  }));
}

const thin = (threads: Threads) =>
  threads
    .where(sql<boolean>`cardinality(regexp_split_to_array(btrim(comment.text), '\\s+')) < ${ENOUGH_WORDS}::int`)
    .where(sql<boolean>`coalesce(jsonb_array_length(comment.images), 0) = 0`)
    .where(sql<boolean>`coalesce(jsonb_array_length(comment.videos), 0) = 0`)
    .where(sql<boolean>`coalesce(jsonb_array_length(comment.files), 0) = 0`)
    .where("comment.pdf", "is", null);

/** Activities that are open now and that the person sees. */
async function openActivities({ db, records }: RouteContext, now: Date): Promise<readonly string[]> {
  const published = await db
    .selectFrom("activity")
    .select(["id", "status", "startsAt", "endsAt"])
    .where("status", "in", ["NEW", "ACTIVE"])
    .execute();
  const ids = published.filter((activity) => openingOf(activity, now) === "open").map(({ id }) => id);
  return records.reachable({ entity: "activity", action: "read", ids });
}

/** What waits for the team in the conversations that go on now. */
export async function readWaiting(context: RouteContext, now = new Date()): Promise<Waiting> {
  const activities = await openActivities(context, now);
  if (activities.length === 0) return { unanswered: [], thin: [] };
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  const [old, short] = await Promise.all([
    readOldest(unanswered(context.db, activities).where("comment.createdAt", "<", yesterday)),
    readOldest(thin(unanswered(context.db, activities))),
  ]);
  return { unanswered: old, thin: short };
}
