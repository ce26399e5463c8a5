import type { Questionnaire } from "../../../../schema/questionnaire";
import type { SpaceDb } from "../../../../server/kit";
import type { SurveyServices } from "../services";
import { isSameDocument } from "./asQuestionnaire";
import { draftOf } from "./draftOf";
import { findFaults, type QuestionnaireFault } from "./findFaults";
import { linkOf } from "./link";
import { publishedVersionOf } from "./publishedVersion";
import { questionnaireOf } from "./questionnaireOf";

/** What the editor shows. */
export interface QuestionnaireState {
  readonly draft: Questionnaire;
  readonly revision: number;
  /** `isCurrent`: the published version says the same as the draft. */
  readonly published: { readonly version: number; readonly publishedAt: string; readonly isCurrent: boolean } | null;
  readonly faults: readonly QuestionnaireFault[];
  readonly responses: number;
  readonly link: string | null;
}

async function countResponses(db: SpaceDb, questionnaireId: string): Promise<number> {
  const { count } = await db
    .selectFrom("response")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("questionnaire", "=", questionnaireId)
    .where("state", "!=", "importing")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Draft, what stands against publishing it, and what is published.
 * @param language of a draft that isn't written yet
 * @throws AppError `record.notFound`
 */
export async function readQuestionnaire(
  db: SpaceDb,
  { activityId, language }: { readonly activityId: string; readonly language: string | undefined },
  { types }: SurveyServices,
): Promise<QuestionnaireState> {
  const row = await questionnaireOf(db, activityId);
  const draft = draftOf(row, language);
  const published = await publishedVersionOf(db, row);
  return {
    draft,
    revision: row.draftRevision,
    published: published
      ? {
          version: published.number,
          publishedAt: published.publishedAt,
          isCurrent: isSameDocument(published.document, row.draft),
        }
      : null,
    faults: findFaults(draft, types),
    responses: await countResponses(db, row.id),
    link: linkOf(row),
  };
}
