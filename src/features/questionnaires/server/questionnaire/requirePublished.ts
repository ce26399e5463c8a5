import type { SpaceDb } from "../../../../server/kit";
import { isSameDocument } from "../../../../survey/document/asQuestionnaire";
import { questionnaireIdOf } from "../owner/questionnaireOf";
import type { QuestionnaireServices } from "../services";
import { freezeDraft, holdQuestionnaire } from "./freezeDraft";
import { publishedVersionOf } from "./publishedVersion";

interface Opening {
  /** Id of the activity or the study. */
  readonly ownerId: string;
  /** Whether it opens for the first time: then it does so with the draft as it is. */
  readonly isFirst: boolean;
  readonly openedBy: string;
}

/**
 * Sees to it that people find a survey once what it is for opens, as publishing it does: who opens one that is being set
 * up publishes its draft.
 * @throws AppError `questionnaire.faulty`
 */
export async function requirePublished(
  db: SpaceDb,
  { ownerId, isFirst, openedBy }: Opening,
  services: QuestionnaireServices,
): Promise<void> {
  const row = await holdQuestionnaire(db, await questionnaireIdOf(db, ownerId));
  const published = await publishedVersionOf(db, row);
  if (published && (!isFirst || isSameDocument(published.document, row.draft))) return;
  await freezeDraft(db, { row, publishedBy: openedBy }, services);
}
