import type { EntityHook, Registries } from "../../../server/kit";
import { createQuestionnaire } from "./owner/createQuestionnaire";
import { deleteQuestionnaire } from "./questionnaire/deleteQuestionnaire";
import { requirePublished } from "./questionnaire/requirePublished";
import type { QuestionnaireServices } from "./services";

/**
 * A study whose product asks a questionnaire has one from its first moment to its last. It is frozen as the study is
 * released: what is reviewed is what will be asked.
 */
export function studyHook(services: QuestionnaireServices, { studyProducts }: Pick<Registries, "studyProducts">): EntityHook {
  return {
    entity: "study",
    afterCreate: async ({ db, record }) => {
      if (studyProducts.get(String(record.type))?.hasQuestionnaire)
        await createQuestionnaire(db, { id: String(record.id), entity: "study" });
    },
    beforeTransition: async ({ db, record, transition, actor }) => {
      if (transition !== "release" || !record.questionnaire) return;
      await requirePublished(db, { ownerId: String(record.id), isFirst: true, openedBy: actor.accountId }, services);
    },
    beforeDelete: ({ db, record }) => deleteQuestionnaire(db, String(record.id)),
  };
}
