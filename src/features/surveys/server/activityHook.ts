import type { EntityHook } from "../../../server/kit";
import { createQuestionnaire } from "./questionnaire/createQuestionnaire";
import { deleteQuestionnaire } from "./questionnaire/deleteQuestionnaire";
import { SURVEY } from "./surveyActivity";

/** A survey activity has a questionnaire from its first moment to its last. */
export const activityHook: EntityHook = {
  entity: "activity",
  afterCreate: async ({ db, record }) => {
    if (record.type === SURVEY) await createQuestionnaire(db, String(record.id));
  },
  beforeDelete: async ({ db, record }) => {
    if (record.type === SURVEY) await deleteQuestionnaire(db, String(record.id));
  },
};
