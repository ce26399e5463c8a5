import type { ActivityType } from "../../../server/kit";
import { readChat, readQuestions } from "./readChat";
import { timeIssues } from "./timeIssues";

/** A chat has a time that fits the activity's dates, and something to talk about. */
export const publishErrors: NonNullable<ActivityType["publishErrors"]> = async ({ db, activityId }) => {
  const chat = await readChat(db, activityId);
  if (!chat) return [{ path: "/startsAt", rule: "required", messageKey: "onlineChat.errors.noTimes" }];
  const activity = await db
    .selectFrom("activity")
    .select(["startsAt", "endsAt"])
    .where("id", "=", activityId)
    .executeTakeFirstOrThrow();
  const hasQuestions = (await readQuestions(db, activityId)).length > 0;
  return [
    ...timeIssues(chat, activity),
    ...(hasQuestions ? [] : [{ path: "/questions", rule: "required", messageKey: "onlineChat.errors.noQuestions" }]),
  ];
};
