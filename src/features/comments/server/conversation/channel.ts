import type { Comment } from "../../../../contracts/api/comments";
import type { Audience } from "../../../../contracts/api/conversation";
import type { Participations } from "../../../../contracts/services/participation";
import type { Channel, HostTools, ServerHost, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { CHANNEL, type ConversationNews } from "../../shared/comment";
import { type Conversation, readConversation } from "./readConversation";
import { viewOf } from "./view";
import type { Viewer } from "./viewer";

const TEAM_SUFFIX = ":team";
const ID = /^[0-9a-f-]{36}(:team)?$/;

type Actor = Parameters<Channel["mayJoin"]>[0]["actor"];

/** Whether somebody of the team sees the activity. */
async function reaches(db: SpaceDb, actor: Actor, activityId: string): Promise<boolean> {
  if (actor.visibility === "ALL") return true;
  const selected = await db
    .selectFrom("staffRoleActivities")
    .select("ownerId")
    .where("ownerId", "=", actor.subjectId ?? null)
    .where("targetId", "=", activityId)
    .executeTakeFirst();
  return selected !== undefined;
}

interface ChannelOptions {
  readonly registries: ServerHost["registries"];
  readonly participations: () => Participations;
}

/** Members hear of what they may see: of others only once these are visible to them. */
export function conversationChannel({ registries, participations }: ChannelOptions): Channel {
  const admitMember = async (db: SpaceDb, activityId: string, memberId: string) => {
    await participations().admit(db, { activityId, memberId });
    const conversation = await readConversation(db, activityId, registries.activityTypes);
    return (await viewOf(db, conversation, { kind: "member", id: memberId })).seesOthers;
  };
  return {
    name: CHANNEL,
    mayJoin: async ({ db, actor, id }) => {
      if (!ID.test(id)) return false;
      const activityId = id.replace(TEAM_SUFFIX, "");
      if (actor.kind === "staff") return reaches(db, actor, activityId);
      if (!actor.memberId || id.endsWith(TEAM_SUFFIX)) return false;
      try {
        return await admitMember(db, activityId, actor.memberId);
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
    },
  };
}

export const channelId = (activityId: string, audience: Audience) =>
  audience === "TEAM" ? `${activityId}${TEAM_SUFFIX}` : activityId;

/** Tells those who are there: a live conversation the whole comment, others that there is one. */
export function emitNews(
  db: SpaceDb,
  tools: Pick<HostTools, "emit">,
  {
    conversation,
    audience,
    kind,
    comment,
  }: {
    readonly conversation: Conversation;
    readonly audience: Audience;
    readonly kind: ConversationNews["kind"];
    readonly comment: Pick<Comment, "id" | "seq"> & Partial<Comment>;
  },
): void {
  const { id, seq } = comment;
  const isWhole = (conversation.rules.isLive || audience === "TEAM") && kind !== "removed";
  const { team: _, ...open } = comment;
  const whole = isWhole ? { comment: { ...open, isOwn: false, reaction: null, isChangeable: false } as Comment } : {};
  const event: ConversationNews = { kind, id, seq, ...whole };
  tools.emit(db, { channel: CHANNEL, ids: [channelId(conversation.activityId, audience)], event });
}

/** Says that somebody is writing. */
export function emitTyping(
  db: SpaceDb,
  tools: Pick<HostTools, "emit">,
  {
    activityId,
    audience,
    author,
  }: { readonly activityId: string; readonly audience: Audience; readonly author: Comment["author"] },
): void {
  const event: ConversationNews = { kind: "typing", author };
  tools.emit(db, { channel: CHANNEL, ids: [channelId(activityId, audience)], event });
}

export type { Viewer };
