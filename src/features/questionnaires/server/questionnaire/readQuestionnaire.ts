import type { QuestionnaireState } from "../../../../contracts/api/questionnaires";
import type { SpaceDb } from "../../../../server/kit";
import { isSameDocument } from "../../../../survey/document/asQuestionnaire";
import { draftOf } from "../../../../survey/document/draftOf";
import { linkOf } from "../../../../survey/fieldwork/linkOf";
import { estimatedLength } from "../../../../survey/robots/estimatedLength";
import { questionnaireOf } from "../owner/questionnaireOf";
import type { QuestionnaireServices } from "../services";
import { draftIssues } from "./draftIssues";
import { publishedVersionOf } from "./publishedVersion";
import { responseCounts } from "./responseCounts";

/**
 * Draft, what stands against publishing it, and what is published.
 * @param language of a draft that isn't written yet
 * @throws AppError `record.notFound`
 */
export async function readQuestionnaire(
  db: SpaceDb,
  { activityId, language }: { readonly activityId: string; readonly language: string | undefined },
  services: QuestionnaireServices,
): Promise<QuestionnaireState> {
  const row = await questionnaireOf(db, activityId);
  const draft = draftOf(row, language);
  const published = await publishedVersionOf(db, row);
  const counts = await responseCounts(db, row.id);
  return {
    draft,
    revision: row.draftRevision,
    published: published
      ? {
          version: published.number,
          publishedAt: published.publishedAt,
          isCurrent: isSameDocument(published.document, row.draft),
          ...counts.of(published.id),
        }
      : null,
    faults: await draftIssues(db, row, services),
    estimatedSeconds: estimatedLength(draft, services.types),
    ...counts.all,
    link: linkOf(row),
  };
}
