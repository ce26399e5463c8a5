import type { ActivityType } from "../../../src/server/kit";
import { LONGEST_MINUTES } from "../shared/videoChat";

const issue = (path: string, name: string) => ({ path, rule: "required", messageKey: `videoChat.errors.${name}` });

/** Guests take places as well: of members there are no more. */
export const mostCompletions: NonNullable<ActivityType["mostCompletions"]> = async ({ db, activityId }) => {
  const { videoChatParticipants } = await db
    .selectFrom("activity")
    .select("videoChatParticipants")
    .where("id", "=", activityId)
    .executeTakeFirstOrThrow();
  return videoChatParticipants ?? undefined;
};

/** A session has a time, places and a password; how long it lasts is held to three hours by its field and here. */
export const publishErrors: NonNullable<ActivityType["publishErrors"]> = async ({ db, activityId }) => {
  const { startsAt, videoChatParticipants, videoChatPassword, videoChatMinutes } = await db
    .selectFrom("activity")
    .select(["startsAt", "videoChatParticipants", "videoChatPassword", "videoChatMinutes"])
    .where("id", "=", activityId)
    .executeTakeFirstOrThrow();
  return [
    ...(startsAt ? [] : [issue("/startsAt", "noStart")]),
    ...(videoChatParticipants ? [] : [issue("/videoChatParticipants", "noPlaces")]),
    ...(videoChatPassword ? [] : [issue("/videoChatPassword", "noPassword")]),
    ...((videoChatMinutes ?? 0) > LONGEST_MINUTES ? [issue("/videoChatMinutes", "tooLong")] : []),
  ];
};
