import { json, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";
import { titleOf } from "../../../../survey/document/titleOf";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { estimatedLength } from "../../../../survey/robots/estimatedLength";
import type { SavedDraft } from "../../shared/api";
import { changeableQuestionnaire } from "../owner/questionnaireOf";
import type { QuestionnaireServices } from "../services";
import { readDraftFields } from "./draftFields";
import { draftIssues } from "./draftIssues";

/** The revision of a save that is made again because its answer was lost: it is the last one, and has the same draft. */
async function repeatedSave(db: SpaceDb, id: string, draft: Json, revision: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("questionnaire")
    .select("draftRevision")
    .where("id", "=", id)
    .where("draftRevision", "=", revision + 1)
    .where("draft", "=", json(draft))
    .executeTakeFirst();
  return row?.draftRevision;
}

interface DraftToSave {
  readonly activityId: string;
  /** As the caller sent it: its form is checked here. */
  readonly draft: Questionnaire;
  readonly revision: number;
}

/**
 * Replaces the draft, if nobody else has since the caller read it. The same again is the same save.
 * @throws AppError `record.notFound`, `questionnaire.frozen`, `request.invalid` with pointers from `/draft` on, `questionnaire.stale`
 */
export async function saveDraft(
  db: SpaceDb,
  { activityId, draft: given, revision }: DraftToSave,
  services: QuestionnaireServices,
): Promise<SavedDraft> {
  const draft = given as unknown as Json;
  const id = await changeableQuestionnaire(db, activityId);
  const faults = services.checkDocument(draft).map((fault) => ({ ...fault, path: `/draft${fault.path}` }));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  const questionnaire = asQuestionnaire(draft);
  const saved = await db
    .updateTable("questionnaire")
    .set({
      draft: json(draft),
      draftRevision: sql<number>`draft_revision + 1`,
      title: titleOf(questionnaire),
      updatedAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .where("draftRevision", "=", revision)
    .returning("draftRevision")
    .executeTakeFirst();
  const stored = saved?.draftRevision ?? (await repeatedSave(db, id, draft, revision));
  if (stored === undefined) throw new AppError("questionnaire.stale");
  await readDraftFields(db, id, questionnaire, services);
  return {
    revision: stored,
    faults: await draftIssues(db, { id, draft }, services),
    estimatedSeconds: estimatedLength(questionnaire, services.types),
  };
}
