import { AppError } from "../../../../src/shared/errors";
import { LONGEST_MINUTES, VIDEO_CHAT } from "../../shared/videoChat";
import type { SessionKind } from "./sessionKind";

/** A community's video chat: members have taken part in the activity, which ends with the session. */
export const activitySession: SessionKind = {
  recordingKind: "VIDEO_CHAT",
  team: "staff",
  hosts: ["community:MODERATOR"],
  readSettings: async (db, id) => {
    const row = await db
      .selectFrom("activity")
      .select(["type", "title", "status", "startsAt", "videoChatMinutes", "videoChatParticipants"])
      .select(["videoChatPassword", "screenSharing"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (row?.type !== VIDEO_CHAT) throw new AppError("record.notFound");
    return {
      title: row.title,
      isActive: row.status === "ACTIVE",
      startsAt: row.startsAt,
      minutes: row.videoChatMinutes ?? LONGEST_MINUTES,
      places: row.videoChatParticipants ?? 1,
      canShareScreen: row.screenSharing ?? false,
      hasGuestLinks: true,
      password: row.videoChatPassword,
      study: null,
    };
  },
  noteEnd: async (db, { id, attended }, { participations }) => {
    const members = attended.flatMap(({ member }) => (member ? [{ activityId: id, memberId: member }] : []));
    await participations().completeAll(db, members);
    await participations().finish(db, id);
  },
};
