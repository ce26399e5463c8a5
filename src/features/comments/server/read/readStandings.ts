import type { ConversationStanding, ConversationStandings } from "../../../../contracts/services/unseen";
import { type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { type Conversation, readConversation, type Types } from "../conversation/readConversation";
import { viewOf, visibleComments } from "../conversation/view";
import type { Viewer } from "../conversation/viewer";
import { readMarker } from "../markers/markers";

const MOST_UNSEEN = 100;

async function conversationsOf(db: SpaceDb, ids: readonly string[], types: Types): Promise<readonly Conversation[]> {
  const talking = [...types.values()].filter(({ conversation }) => conversation).map(({ name }) => name);
  if (ids.length === 0 || talking.length === 0) return [];
  const rows = await db
    .selectFrom("activity")
    .select("id")
    .where("id", "in", [...ids])
    .where("type", "in", talking)
    .execute();
  const found = await Promise.all(
    rows.map(({ id }) =>
      readConversation(db, id, types).catch((error: unknown) => {
        // One whose settings were not saved yet is no conversation.
        if (error instanceof AppError && error.code === "record.notFound") return undefined;
        throw error;
      }),
    ),
  );
  return found.filter((conversation) => conversation !== undefined);
}

async function standingOf(db: SpaceDb, conversation: Conversation, viewer: Viewer): Promise<ConversationStanding> {
  const view = await viewOf(db, conversation, viewer);
  const { lastSeen } = await readMarker(db, { activityId: view.activityId, viewer, audience: view.audience });
  const mine = viewer.kind === "member" ? sql.ref("comment.member") : sql.ref("comment.moderator");
  const row = await visibleComments(db, view)
    .select([
      sql<number>`count(*)`.as("comments"),
      sql<number>`count(*) filter (where comment.seq > ${lastSeen}::int and ${mine} is distinct from ${viewer.id}::uuid)`.as(
        "unseen",
      ),
      sql<number>`coalesce(sum(comment.likes - comment.dislikes)
        filter (where comment.status = 'PUBLISHED' and comment.parent_comment is null), 0)`.as("rating"),
    ])
    .executeTakeFirst();
  return {
    comments: Number(row?.comments ?? 0),
    unseen: Math.min(Number(row?.unseen ?? 0), MOST_UNSEEN),
    rating: view.seesOthers ? Number(row?.rating ?? 0) : 0,
  };
}

/** Conversations in numbers, each by what its reader may see. */
export function createStandings(types: Types): ConversationStandings {
  return {
    read: async (db, { reader, activityIds }) => {
      const conversations = await conversationsOf(db, activityIds, types);
      const standings = await Promise.all(
        conversations.map(async (conversation) => [conversation.activityId, await standingOf(db, conversation, reader)] as const),
      );
      return new Map(standings);
    },
  };
}
