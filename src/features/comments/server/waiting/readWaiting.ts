import { type RouteContext, type SpaceDb, sql } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import type { Waiting, WaitingComment } from "../../shared/api/waiting";
import { ENOUGH_WORDS, MOST_WAITING } from "../../shared/waiting";
import type { Types } from "../conversation/readConversation";
import { EXCERPT } from "./excerpt";
import { readReported } from "./readReported";
import { readSilent } from "./readSilent";

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

/** Activities that have begun and that the person sees; those that are open now. */
async function begunActivities({ db, records }: RouteContext, now: Date) {
  const published = await db
    .selectFrom("activity")
    .select(["id", "type", "status", "startsAt", "endsAt"])
    .where("status", "not in", ["CONFIGURING"])
    .execute();
  const reached = new Set(await records.reachable({ entity: "activity", action: "read", ids: published.map(({ id }) => id) }));
  return published
    .filter(({ id }) => reached.has(id))
    .map((activity) => ({ ...activity, isOpen: openingOf(activity, now) === "open" }));
}

const idsOf = (activities: readonly { readonly id: string }[]) => activities.map(({ id }) => id);

/** What waits for the team: what was reported anywhere, the rest in the conversations that go on now. */
export async function readWaiting(context: RouteContext, types: Types, now = new Date()): Promise<Waiting> {
  const { db } = context;
  const begun = await begunActivities(context, now);
  const open = begun.filter(({ isOpen }) => isOpen);
  const reported = begun.length > 0 ? await readReported(db, idsOf(begun)) : [];
  if (open.length === 0) return { unanswered: [], thin: [], reported, silent: [] };
  const yesterday = new Date(now.getTime() - MS_PER_DAY).toISOString();
  const [old, short, silent] = await Promise.all([
    readOldest(unanswered(db, idsOf(open)).where("comment.createdAt", "<", yesterday)),
    readOldest(thin(unanswered(db, idsOf(open)))),
    readSilent(db, idsOf(open.filter(({ type }) => types.get(type)?.conversation))),
  ]);
  return { unanswered: old, thin: short, reported, silent };
}
