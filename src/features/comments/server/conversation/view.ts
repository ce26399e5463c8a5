import type { Audience } from "../../../../contracts/api/conversation";
import { type SpaceDb, sql } from "../../../../server/kit";
import type { Conversation } from "./readConversation";
import type { Viewer } from "./viewer";

/** What somebody may see of a conversation. */
export interface View {
  readonly activityId: string;
  readonly audience: Audience;
  readonly viewer: Viewer;
  /** Whether a member sees what other members wrote. */
  readonly seesOthers: boolean;
}

/** Whether the member has begun a thread that is still there. */
export async function hasWritten(db: SpaceDb, activityId: string, member: string): Promise<boolean> {
  const own = await db
    .selectFrom("comment")
    .select("id")
    .where("activity", "=", activityId)
    .where("member", "=", member)
    .where("parentComment", "is", null)
    .where("status", "<>", "HIDDEN")
    .where("deletedAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}

async function seesOthers(db: SpaceDb, { activityId, rules }: Conversation, { kind, id }: Viewer): Promise<boolean> {
  if (kind === "team" || rules.othersVisible === "always") return true;
  return rules.othersVisible === "afterOwn" && hasWritten(db, activityId, id);
}

/** @param audience the team's own is the team's alone */
export async function viewOf(
  db: SpaceDb,
  conversation: Conversation,
  viewer: Viewer,
  audience: Audience = "EVERYBODY",
): Promise<View> {
  const { activityId } = conversation;
  return { activityId, audience, viewer, seesOthers: await seesOthers(db, conversation, viewer) };
}

/**
 * The comments of a conversation that somebody may see, as `comment`, with what they reply to as `root`. Every list, count,
 * search and event goes by this one predicate: blindness has no side door.
 * @param isThreads only those that begin a thread, which is spared the look at what they reply to. @default false
 */
export function visibleComments(db: SpaceDb, { activityId, audience, viewer, seesOthers: all }: View, isThreads = false) {
  const base = db
    .selectFrom("comment")
    .leftJoin("comment as root", (join) =>
      isThreads ? join.on(sql<boolean>`false`) : join.onRef("root.id", "=", "comment.parentComment"),
    )
    .where("comment.activity", "=", activityId)
    .where("comment.audience", "=", viewer.kind === "team" ? audience : "EVERYBODY")
    .where("comment.deletedAt", "is", null)
    .where("comment.seq", "is not", null)
    .where("root.deletedAt", "is", null)
    .$if(isThreads, (threads) => threads.where("comment.parentComment", "is", null));
  if (viewer.kind === "team") return base;
  const me = viewer.id;
  const ofOthers = (table: "comment" | "root") =>
    all ? sql<boolean>`true` : sql<boolean>`${sql.ref(`${table}.moderator`)} is not null`;
  return base.where(({ eb, or, and }) =>
    or([
      and([
        eb("comment.member", "=", me),
        or([eb("root.id", "is", null), eb("root.status", "=", "PUBLISHED"), eb("root.member", "=", me)]),
      ]),
      and([
        eb("comment.status", "=", "PUBLISHED"),
        ofOthers("comment"),
        or([eb("root.id", "is", null), eb("root.member", "=", me), and([eb("root.status", "=", "PUBLISHED"), ofOthers("root")])]),
      ]),
    ]),
  );
}

export type VisibleComments = ReturnType<typeof visibleComments>;
