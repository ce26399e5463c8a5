import type { EntityHook, Registries } from "../../../server/kit";
import { createQuestionnaire } from "./owner/createQuestionnaire";
import { deleteQuestionnaire } from "./questionnaire/deleteQuestionnaire";
import { requirePublished } from "./questionnaire/requirePublished";
import type { QuestionnaireServices } from "./services";

/** Moves after which members come to the activity, now or once its start comes. */
const OPENING: ReadonlySet<string> = new Set(["announce", "open", "unblock"]);

/** An activity that asks a questionnaire has one from its first moment to its last, and a published one once it opens. */
export function activityHook(services: QuestionnaireServices, { activityTypes }: Pick<Registries, "activityTypes">): EntityHook {
  const asks = ({ type }: Readonly<Record<string, unknown>>): boolean =>
    activityTypes.get(String(type))?.hasQuestionnaire ?? false;
  return {
    entity: "activity",
    afterCreate: async ({ db, record }) => {
      if (asks(record)) await createQuestionnaire(db, { id: String(record.id), entity: "activity" });
    },
    beforeTransition: async ({ db, record, transition, actor }) => {
      if (!asks(record) || !OPENING.has(transition)) return;
      const isFirst = record.status === "CONFIGURING";
      await requirePublished(db, { ownerId: String(record.id), isFirst, openedBy: actor.accountId }, services);
    },
    beforeDelete: async ({ db, record }) => {
      if (asks(record)) await deleteQuestionnaire(db, String(record.id));
    },
  };
}
