import type { EntityHook } from "../../../server/kit";
import { SURVEY } from "../../../survey/surveyActivity";
import { createQuestionnaire } from "./owner/createQuestionnaire";
import { deleteQuestionnaire } from "./questionnaire/deleteQuestionnaire";
import { requirePublished } from "./questionnaire/requirePublished";
import type { QuestionnaireServices } from "./services";

/** Moves after which members come to the activity, now or once its start comes. */
const OPENING: ReadonlySet<string> = new Set(["announce", "open", "unblock"]);

/** A survey activity has a questionnaire from its first moment to its last, and a published one once it opens. */
export function activityHook(services: QuestionnaireServices): EntityHook {
  return {
    entity: "activity",
    afterCreate: async ({ db, record }) => {
      if (record.type === SURVEY) await createQuestionnaire(db, { id: String(record.id), entity: "activity" });
    },
    beforeTransition: async ({ db, record, transition, actor }) => {
      if (record.type !== SURVEY || !OPENING.has(transition)) return;
      const isFirst = record.status === "CONFIGURING";
      await requirePublished(db, { ownerId: String(record.id), isFirst, openedBy: actor.accountId }, services);
    },
    beforeDelete: async ({ db, record }) => {
      if (record.type === SURVEY) await deleteQuestionnaire(db, String(record.id));
    },
  };
}
