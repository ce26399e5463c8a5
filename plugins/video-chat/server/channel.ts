import type { Participations } from "../../../src/contracts/services/participation";
import type { Channel, HostTools, SpaceDb } from "../../../src/server/kit";
import type { VideoNews } from "../shared/api";
import { CHANNEL, TEAM_CHANNEL } from "../shared/videoChat";
import { ownerOf, type SessionKey } from "./sessionKey";

type Joining = Parameters<Channel["mayJoin"]>[0];

async function isOfTeam({ db, actor: { kind, visibility, subjectId }, id }: Joining): Promise<boolean> {
  if (kind !== "staff" && kind !== "suite") return false;
  if (visibility === "ALL") return true;
  const activity = await db
    .selectFrom("staffRoleActivities")
    .select("ownerId")
    .where("ownerId", "=", subjectId ?? null)
    .where("targetId", "=", id)
    .executeTakeFirst();
  const study = await db
    .selectFrom("staffRoleStudies")
    .innerJoin("focusSession", "focusSession.study", "staffRoleStudies.targetId")
    .select("ownerId")
    .where("ownerId", "=", subjectId ?? null)
    .where("focusSession.id", "=", id)
    .executeTakeFirst();
  return activity !== undefined || study !== undefined;
}

/** That something about a session is another: heard by the team and by members whom the activity is for. */
export function videoChannel(participations: () => Participations): Channel {
  return {
    name: CHANNEL,
    mayJoin: async (joining) => {
      const { db, actor, id } = joining;
      return actor.memberId ? participations().isAdmitted(db, { activityId: id, memberId: actor.memberId }) : isOfTeam(joining);
    },
  };
}

/** The same of what only the team is told: observers, and the back room. */
export const teamChannel: Channel = { name: TEAM_CHANNEL, mayJoin: isOfTeam };

export function emitChanged(db: SpaceDb, { emit }: Pick<HostTools, "emit">, sessionKey: SessionKey): void {
  const event: VideoNews = { kind: "changed" };
  emit(db, { channel: CHANNEL, ids: [ownerOf(sessionKey).id], event });
}
