import { newId, type SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import type { DemoComment, DemoTalk } from "./talkContent";

const REPLY_MS = 25 * 60_000;

/** Those who talk in the demo. */
export interface DemoPeople {
  /** Ids by number. */
  readonly members: readonly string[];
  readonly moderator: string;
}

interface Line {
  readonly id: string;
  readonly parent: string | null;
  readonly comment: Pick<DemoComment, "by" | "text"> & Partial<DemoComment>;
  readonly topic: string | undefined;
  readonly at: number;
}

/** All that is said, in the order in which it was. */
function linesOf({ comments }: DemoTalk, now: number): readonly Line[] {
  const lines = comments.flatMap((comment): readonly Line[] => {
    const id = newId();
    const at = now - comment.daysAgo * MS_PER_DAY;
    const step = Math.min(REPLY_MS, (comment.daysAgo * MS_PER_DAY) / 8);
    const replies = (comment.replies ?? []).map(
      ([by, text], index): Line => ({
        ...{ id: newId(), parent: id, comment: { by, text }, topic: comment.topic },
        at: at + step * (index + 1),
      }),
    );
    return [{ id, parent: null, comment, topic: comment.topic, at }, ...replies];
  });
  return lines.sort((a, b) => a.at - b.at);
}

async function readTopics(db: SpaceDb, activity: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("topic").select(["id", "title"]).where("activity", "=", activity).execute();
  return new Map(rows.map(({ id, title }) => [title, id]));
}

type Reacting = "LIKE" | "DISLIKE";

/** Members who like or dislike a comment, each one another one. */
function reactionsOf({ id, comment }: Line, members: readonly string[], start: number) {
  const { by, likes = 0, dislikes = 0 } = comment;
  const others = members.filter((_, index) => index !== by);
  const react = (reactionType: Reacting, index: number) => ({
    id: newId(),
    comment: id,
    member: others[(start + index) % others.length] ?? "",
    reactionType,
  });
  return [
    ...Array.from({ length: likes }, (_, index) => react("LIKE", index)),
    ...Array.from({ length: dislikes }, (_, index) => react("DISLIKE", likes + index)),
  ];
}

/** What members have told the team of a comment. */
const reportsOf = ({ id, comment }: Line, members: readonly string[]) =>
  (comment.reports ?? []).map(([by, reason, explanation = null]) => ({
    id: newId(),
    comment: id,
    member: members[by] ?? "",
    reason,
    explanation,
  }));

async function insertLines(db: SpaceDb, activity: string, lines: readonly Line[], { members, moderator }: DemoPeople) {
  const topics = await readTopics(db, activity);
  await db
    .insertInto("comment")
    .values(
      lines.map(({ id, parent, comment, topic, at }, index) => ({
        id,
        activity,
        seq: index + 1,
        topic: topics.get(topic ?? "") ?? null,
        parentComment: parent,
        isRootComment: parent === null,
        member: comment.by === "team" ? null : (members[comment.by] ?? null),
        moderator: comment.by === "team" ? moderator : null,
        text: comment.text,
        isPinned: comment.isPinned ?? false,
        isQuestion: comment.isQuestion ?? false,
        medal: comment.medal ?? false,
        likes: comment.likes ?? 0,
        dislikes: comment.dislikes ?? 0,
        tags: [...(comment.tags ?? [])],
        note: comment.note ?? null,
        createdAt: new Date(at).toISOString(),
      })),
    )
    .execute();
  const reactions = lines.flatMap((line, index) => reactionsOf(line, members, index));
  if (reactions.length > 0) await db.insertInto("commentReaction").values(reactions).execute();
  const reports = lines.flatMap((line) => reportsOf(line, members));
  if (reports.length > 0) await db.insertInto("commentReport").values(reports).execute();
  await db.insertInto("commentThread").values({ id: newId(), activity, audience: "EVERYBODY", lastSeq: lines.length }).execute();
}

/** Those who wrote have taken part, but for those who have only begun. */
async function insertParticipations(db: SpaceDb, activity: string, talk: DemoTalk, lines: readonly Line[], people: DemoPeople) {
  const last = new Map<number, number>();
  for (const { comment, at } of lines) if (comment.by !== "team") last.set(comment.by, at);
  const rows = [...last].flatMap(([by, at]) => {
    const member = people.members[by];
    const isBegun = talk.begun?.includes(by) ?? false;
    const instant = new Date(at).toISOString();
    const done = isBegun ? { status: "STARTED" } : { status: "COMPLETED", completedAt: instant };
    return member ? [{ id: newId(), activity, member, startedAt: instant, ...done }] : [];
  });
  if (rows.length > 0) await db.insertInto("participation").values(rows).execute();
}

/** What is said in an activity of the demo, in order; nothing where its type's demo isn't there, or something is said already. */
export async function seedTalk(db: SpaceDb, talk: DemoTalk, people: DemoPeople): Promise<void> {
  const activity = await db
    .selectFrom("activity")
    .select("id")
    .where("title", "=", talk.activity)
    .where((eb) => eb.not(eb.exists(eb.selectFrom("commentThread").select("id").whereRef("activity", "=", "activity.id"))))
    .executeTakeFirst();
  if (!activity) return;
  const lines = linesOf(talk, Date.now());
  await insertLines(db, activity.id, lines, people);
  await insertParticipations(db, activity.id, talk, lines, people);
}
