import type { EntityHook } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { DEBATE } from "../shared/debate";
import { DEBATE_ERRORS } from "../shared/errors";
import { readDebate } from "./readDebate";

/** What was said under a topic keeps it from being deleted alone; with its debate it goes. */
export const keepTopics: EntityHook = {
  entity: "topic",
  beforeDelete: async ({ db, record }) => {
    const activityId = String(record.activity);
    // The topic is held: posts under it wait.
    const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
    if (activity?.type !== DEBATE) return;
    const { comments = 0 } = (await readDebate(db, activityId)).topics.find(({ id }) => id === record.id) ?? {};
    if (comments > 0)
      throw new AppError(DEBATE_ERRORS.topicHasComments, { params: { title: String(record.title), smart_count: comments } });
  },
};
