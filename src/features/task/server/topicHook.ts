import type { EntityHook } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { TASK_ERRORS } from "../shared/errors";
import { countAnswers } from "./answers";

/** A part that was answered isn't deleted, by whatever call. */
export const topicHook: EntityHook = {
  entity: "topic",
  beforeDelete: async ({ db, record }) => {
    const { id, activity } = record as { readonly id: string; readonly activity: string };
    const count = (await countAnswers(db, activity)).get(id)?.answers ?? 0;
    if (count > 0)
      throw new AppError(TASK_ERRORS.hasAnswers, { extensions: { part: record.title, count }, params: { smart_count: count } });
  },
};
