import type { Participations } from "../../../contracts/services/participation";
import type { Channel, HostTools, SpaceDb } from "../../../server/kit";
import type { ChatNews } from "../shared/api";
import { CHANNEL } from "../shared/onlineChat";

const TEAM = "team";
const ID = /^([0-9a-f-]{36})(?::(team|[0-9a-f-]{36}))?$/;

export const teamRoom = (activityId: string) => `${activityId}:${TEAM}`;
export const memberRoom = (activityId: string, memberId: string) => `${activityId}:${memberId}`;

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

/** What happens around a chat: for all who are in it, for the team, and for each member what is the member's own. */
export function chatChannel(participations: () => Participations): Channel {
  return {
    name: CHANNEL,
    mayJoin: async ({ db, actor, id }) => {
      const [, activityId, room] = ID.exec(id) ?? [];
      if (!activityId) return false;
      if (actor.kind === "staff") return (room === undefined || room === TEAM) && reaches(db, actor, activityId);
      const { memberId } = actor;
      if (!memberId || (room !== undefined && room !== memberId)) return false;
      return participations().isAdmitted(db, { activityId, memberId });
    },
  };
}

/** Tells those who are there. @param ids rooms */
export function emitNews(db: SpaceDb, { emit }: Pick<HostTools, "emit">, ids: readonly string[], event: ChatNews): void {
  emit(db, { channel: CHANNEL, ids, event });
}
