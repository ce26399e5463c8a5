import type { RecordWrites, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { linkOf } from "../../../../survey/fieldwork/linkOf";
import type { PublicationResult } from "../../shared/api";
import { changeableQuestionnaire, holdChangeable } from "../owner/questionnaireOf";
import type { QuestionnaireServices } from "../services";
import { freezeDraft, holdQuestionnaire } from "./freezeDraft";

interface Publication {
  readonly activityId: string;
  /** The revision of the draft that the caller has seen. */
  readonly revision: number;
  readonly publishedBy: string | undefined;
  /** By which an activity that is being set up opens. */
  readonly records: RecordWrites;
}

/** An activity that is being set up opens with its questionnaire: at once, or when its start comes. */
async function open({ activityId, records }: Publication, startsAt: string | null): Promise<void> {
  const isLater = startsAt !== null && new Date(startsAt) > new Date();
  await records.transition({ entity: "activity", id: activityId, name: isLater ? "announce" : "open" });
}

/**
 * Freezes the draft as the next version and opens the activity; a draft that is published already stays the same
 * version. Responses that have begun stay on the version that they began with.
 * @throws AppError `record.notFound`, `questionnaire.frozen`, `questionnaire.stale`, `questionnaire.faulty`, or as the transition
 */
export async function publishQuestionnaire(
  db: SpaceDb,
  publication: Publication,
  services: QuestionnaireServices,
): Promise<PublicationResult> {
  const { activityId, revision, publishedBy } = publication;
  const id = await changeableQuestionnaire(db, activityId);
  return db.transaction(async () => {
    // Held in the order in which the transition holds them.
    await holdChangeable(db, activityId);
    const activity = await db
      .selectFrom("activity")
      .select(["status", "startsAt"])
      .where("id", "=", activityId)
      .executeTakeFirst();
    const row = await holdQuestionnaire(db, id);
    if (row.draftRevision !== revision) throw new AppError("questionnaire.stale");
    const { number, publishedAt } = await freezeDraft(db, { row, publishedBy }, services);
    if (activity?.status === "CONFIGURING") await open(publication, activity.startsAt);
    return { version: number, publishedAt, link: linkOf(row) };
  });
}
