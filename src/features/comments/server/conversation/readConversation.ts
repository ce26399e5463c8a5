import type { ActivityType, ConversationRules, ServerHost, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";

export type Types = ServerHost["registries"]["activityTypes"];

/** An activity in which people talk. */
export interface Conversation {
  readonly activityId: string;
  readonly rules: ConversationRules;
  readonly demand?: NonNullable<ActivityType["conversation"]>["demand"];
}

/** @throws AppError `record.notFound` where the activity isn't there, is no conversation, or isn't set up */
export async function readConversation(db: SpaceDb, activityId: string, types: Types): Promise<Conversation> {
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  const conversation = activity && types.get(activity.type)?.conversation;
  const rules = await conversation?.rules({ db, activityId });
  if (!conversation || !rules) throw new AppError("record.notFound");
  return { activityId, rules, ...(conversation.demand ? { demand: conversation.demand } : {}) };
}
