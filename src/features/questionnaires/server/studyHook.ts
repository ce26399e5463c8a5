import type { EntityHook, Registries, SpaceDb } from "../../../server/kit";
import { createQuestionnaire } from "./owner/createQuestionnaire";
import { deleteQuestionnaire } from "./questionnaire/deleteQuestionnaire";
import { requirePublished } from "./questionnaire/requirePublished";
import type { QuestionnaireServices } from "./services";

async function hasQuestions(db: SpaceDb, id: string): Promise<boolean> {
  const row = await db.selectFrom("questionnaire").select("draft").where("id", "=", id).executeTakeFirst();
  return Boolean(row?.draft);
}

/**
 * A study has a questionnaire from the moment that its product asks one to its last. It is frozen as the study is released:
 * what is reviewed is what will be asked.
 */
export function studyHook(services: QuestionnaireServices, { studyProducts }: Pick<Registries, "studyProducts">): EntityHook {
  const asks = ({ type }: Readonly<Record<string, unknown>>): boolean =>
    studyProducts.get(String(type))?.hasQuestionnaire ?? false;
  const complete = async (db: SpaceDb, record: Readonly<Record<string, unknown>>) => {
    if (!record.questionnaire && asks(record)) await createQuestionnaire(db, { id: String(record.id), entity: "study" });
    // Questions stay, unasked, in case the product is changed back.
    if (record.questionnaire && !asks(record) && !(await hasQuestions(db, String(record.questionnaire))))
      await deleteQuestionnaire(db, String(record.id));
  };
  return {
    entity: "study",
    afterCreate: ({ db, record }) => complete(db, record),
    // The product may be changed until it is released.
    afterUpdate: ({ db, record }) => complete(db, record),
    beforeTransition: async ({ db, record, transition, actor }) => {
      if (transition !== "release" || !record.questionnaire || !asks(record)) return;
      await requirePublished(db, { ownerId: String(record.id), isFirst: true, openedBy: actor.accountId }, services);
    },
    beforeDelete: ({ db, record }) => deleteQuestionnaire(db, String(record.id)),
  };
}
