import type { Participations } from "../../../src/contracts/services/participation";
import type { Channel, HostTools, SpaceDb } from "../../../src/server/kit";
import type { VideoNews } from "../shared/api";
import { CHANNEL } from "../shared/videoChat";

/** That something about a session is another: heard by the team and by members whom the activity is for. */
export function videoChannel(participations: () => Participations): Channel {
  return {
    name: CHANNEL,
    mayJoin: async ({ db, actor: { kind, memberId, visibility, subjectId }, id }) => {
      if (memberId) return participations().isAdmitted(db, { activityId: id, memberId });
      if (kind !== "staff") return false;
      if (visibility === "ALL") return true;
      const selected = await db
        .selectFrom("staffRoleActivities")
        .select("ownerId")
        .where("ownerId", "=", subjectId ?? null)
        .where("targetId", "=", id)
        .executeTakeFirst();
      return selected !== undefined;
    },
  };
}

export function emitChanged(db: SpaceDb, { emit }: Pick<HostTools, "emit">, activityId: string): void {
  const event: VideoNews = { kind: "changed" };
  emit(db, { channel: CHANNEL, ids: [activityId], event });
}
