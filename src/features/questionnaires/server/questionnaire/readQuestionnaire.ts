import type { SpaceDb } from "../../../../server/kit";
import { publishedVersionOf, questionnaireOf } from "../../../../server/kit";
import { isSameDocument } from "../../../../survey/document/asQuestionnaire";
import { draftOf } from "../../../../survey/document/draftOf";
import type { QuestionnaireIssue } from "../../../../survey/document/findIssues";
import { linkOf } from "../../../../survey/fieldwork/linkOf";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { QuestionnaireServices } from "../services";
import { draftIssues } from "./draftIssues";
import { type ResponseCounts, responseCounts } from "./responseCounts";

/** The version that new respondents get, with what was answered to it. */
interface PublishedState extends ResponseCounts {
  readonly version: number;
  readonly publishedAt: string;
  /** Whether it says the same as the draft. */
  readonly isCurrent: boolean;
}

/** What the editor shows. */
export interface QuestionnaireState extends ResponseCounts {
  readonly draft: Questionnaire;
  readonly revision: number;
  readonly published: PublishedState | null;
  readonly faults: readonly QuestionnaireIssue[];
  readonly link: string | null;
}

/**
 * Draft, what stands against publishing it, and what is published.
 * @param language of a draft that isn't written yet
 * @throws AppError `record.notFound`
 */
export async function readQuestionnaire(
  db: SpaceDb,
  { activityId, language }: { readonly activityId: string; readonly language: string | undefined },
  { types }: QuestionnaireServices,
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
    faults: await draftIssues(db, row, types),
    ...counts.all,
    link: linkOf(row),
  };
}
