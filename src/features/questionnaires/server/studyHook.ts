import { type EntityHook, type HostTools, json, type SpaceDb } from "../../../server/kit";
import type { Json } from "../../../shared/json";
import { titleOf } from "../../../survey/document/titleOf";
import { createQuestionnaire } from "./owner/createQuestionnaire";
import { deleteQuestionnaire } from "./questionnaire/deleteQuestionnaire";
import { UNTOUCHED, writeDraftFields } from "./questionnaire/draftFields";
import { requirePublished } from "./questionnaire/requirePublished";
import type { QuestionnaireServices } from "./services";

type StudyValues = Readonly<Record<string, unknown>>;

/** Whether somebody has written questions: what a product begins with is nobody's work. */
async function hasQuestions(db: SpaceDb, id: string): Promise<boolean> {
  const row = await db.selectFrom("questionnaire").select(["draft", "draftRevision"]).where("id", "=", id).executeTakeFirst();
  return Boolean(row?.draft) && row?.draftRevision !== UNTOUCHED;
}

/**
 * A study has a questionnaire from the moment that its product asks one to its last. It is frozen as the study is released:
 * what is reviewed is what will be asked.
 */
export function studyHook(services: QuestionnaireServices, tools: () => Pick<HostTools, "language">): EntityHook {
  const { studyProducts } = services;
  const asks = ({ type }: StudyValues): boolean => studyProducts.get(String(type))?.hasQuestionnaire ?? false;
  const begin = async (db: SpaceDb, record: StudyValues, questionnaire: string) => {
    const { firstDraft } = studyProducts.get(String(record.type)) ?? {};
    const draft = firstDraft?.(record, await tools().language(db));
    const begun = draft ? { draft: json(draft as unknown as Json), title: titleOf(draft) } : { draft: null, title: null };
    await db
      .updateTable("questionnaire")
      .set(begun)
      .where("id", "=", questionnaire)
      .where("draftRevision", "=", UNTOUCHED)
      .execute();
  };
  const complete = async (db: SpaceDb, record: StudyValues) => {
    const id = String(record.id);
    if (!record.questionnaire) {
      if (asks(record)) await begin(db, record, await createQuestionnaire(db, { id, entity: "study" }));
      return;
    }
    // Questions stay, unasked, in case the product is changed back.
    if (await hasQuestions(db, String(record.questionnaire))) return;
    if (asks(record)) await begin(db, record, String(record.questionnaire));
    else await deleteQuestionnaire(db, id);
  };
  return {
    entity: "study",
    afterCreate: ({ db, record }) => complete(db, record),
    // The product may be changed until it is released.
    afterUpdate: async ({ db, record, before }) => {
      if (record.type !== before.type || (asks(record) && !record.questionnaire)) await complete(db, record);
      else await writeDraftFields(db, { record, before }, services);
    },
    beforeTransition: async ({ db, record, transition, actor }) => {
      if (transition !== "release" || !record.questionnaire || !asks(record)) return;
      await requirePublished(db, { ownerId: String(record.id), isFirst: true, openedBy: actor.accountId }, services);
    },
    beforeDelete: ({ db, record }) => deleteQuestionnaire(db, String(record.id)),
  };
}
