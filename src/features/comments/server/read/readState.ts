import type { ConversationState, TopicStanding } from "../../../../contracts/api/conversation";
import { type SpaceDb, sql } from "../../../../server/kit";
import { presenting, type Reader } from "../conversation/openReader";
import { hasWritten, visibleComments } from "../conversation/view";
import { readMarker } from "../markers/markers";
import { COMMENT_FIELDS } from "./commentFields";
import { presentComments } from "./presentComments";

const MOST_PINNED = 20;
/** What is more is said as "99+". */
const MOST_UNSEEN = 100;

interface TopicCount {
  readonly topic: string | null;
  readonly comments: number;
  readonly unseen: number;
  readonly own: number;
  readonly last: number;
}

/** Comments by topic, those that are newer than the marker, and the reader's own threads; one look at all of them. */
async function countByTopic({ db, view, viewer }: Reader, lastSeen: number): Promise<readonly TopicCount[]> {
  const mine = viewer.kind === "member" ? sql.ref("comment.member") : sql.ref("comment.moderator");
  const rows = await visibleComments(db, view)
    .select([
      "comment.topic",
      sql<number>`count(*)`.as("comments"),
      sql<number>`count(*) filter (where comment.seq > ${lastSeen}::int and ${mine} is distinct from ${viewer.id}::uuid)`.as(
        "unseen",
      ),
      sql<number>`count(*) filter (where ${mine} = ${viewer.id}::uuid and comment.parent_comment is null)`.as("own"),
      sql<number>`coalesce(max(comment.seq), 0)`.as("last"),
    ])
    .groupBy("comment.topic")
    .execute();
  return rows.map(({ topic, comments, unseen, own, last }) => ({
    topic,
    comments: Number(comments),
    unseen: Number(unseen),
    own: Number(own),
    last: Number(last),
  }));
}

async function readTopics(db: SpaceDb, activityId: string) {
  return db
    .selectFrom("topic")
    .select(["id", "title", "description", "tag", "color"])
    .where("activity", "=", activityId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

async function readPinned(reader: Reader) {
  const rows = await visibleComments(reader.db, reader.view)
    .select(COMMENT_FIELDS)
    .where("comment.isPinned", "=", true)
    .where("comment.status", "=", "PUBLISHED")
    .orderBy("comment.seq", "desc")
    .limit(MOST_PINNED)
    .execute();
  return presentComments(reader.db, rows, { view: reader.view, ...presenting(reader) });
}

export { readPinned };

function othersOf({ conversation: { rules }, view }: Reader): ConversationState["others"] {
  if (view.seesOthers) return "visible";
  return rules.othersVisible === "never" ? "never" : "afterOwn";
}

/** The highest number that somebody may see. */
export async function readLastSeq({ db, view }: Reader): Promise<number> {
  const row = await visibleComments(db, view).select("comment.seq").orderBy("comment.seq", "desc").limit(1).executeTakeFirst();
  return row?.seq ?? 0;
}

/** How a conversation stands for a reader: what may be done, what is new. */
export async function readState(reader: Reader): Promise<ConversationState> {
  const { db, conversation, viewer, isOpen } = reader;
  const { rules, activityId } = conversation;
  const isTeam = viewer.kind === "team";
  const { lastSeen } = await readMarker(db, { activityId, viewer, audience: reader.view.audience });
  const [counts, topics, pinned, written] = await Promise.all([
    countByTopic(reader, lastSeen),
    rules.hasTopics ? readTopics(db, activityId) : [],
    readPinned(reader),
    isTeam ? true : hasWritten(db, activityId, viewer.id),
  ]);
  const byTopic = new Map(counts.map((count) => [count.topic, count]));
  const sum = (field: "unseen") => counts.reduce((all, count) => all + count[field], 0);
  const isTeamsOwn = reader.view.audience === "TEAM";
  return {
    topics: topics.map(({ description, tag, color, ...topic }): TopicStanding => {
      const { comments = 0, unseen = 0, own = 0 } = byTopic.get(topic.id) ?? {};
      return { ...topic, description, tag, color: color ?? "", comments, unseen, isAnswered: !isTeam && own > 0 };
    }),
    mayStart: isTeamsOwn || (isOpen && rules.starters.includes(viewer.kind)),
    mayReply: isTeam || (isOpen && rules.canMembersReply),
    mayReact: !isTeam && isOpen && rules.hasReactions,
    hasTopics: rules.hasTopics,
    isOneThreadEach: rules.isOneThreadEach,
    changeable: rules.changeable,
    isLive: rules.isLive,
    others: othersOf(reader),
    hasWritten: written,
    lastSeq: counts.reduce((last, count) => Math.max(last, count.last), 0),
    lastSeen,
    unseen: Math.min(sum("unseen"), MOST_UNSEEN),
    pinned,
  };
}
