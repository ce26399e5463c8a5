import type { FieldworkService } from "../../../../contracts/services/fieldwork";
import { json, newId, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { titleOf } from "../../../../survey/document/titleOf";
import { questionsOf } from "../../../../survey/questionnaire";
import type { ImportProgress, ImportReport } from "../../shared/api";
import type { SurveyReading } from "../reading/withReading";
import type { ExchangeServices } from "../services";
import { checkedResponses, checkQuestionnaire } from "./checkImported";

interface Target {
  readonly id: string;
  readonly activityId: string;
  readonly draftRevision: number;
  readonly publishedVersion: number | null;
}

async function requireNoResponses(db: SpaceDb, questionnaireId: string): Promise<void> {
  const response = await db
    .selectFrom("response")
    .select("id")
    .where("questionnaire", "=", questionnaireId)
    .where("state", "!=", "importing")
    .limit(1)
    .executeTakeFirst();
  if (response) throw new AppError("questionnaire.hasResponses");
}

const FOREIGN_KEY_VIOLATION = "23503";

/** Another import or a publication has removed the version below the rows. */
function asStale(error: unknown): never {
  const isOrphan = error instanceof Error && "code" in error && error.code === FOREIGN_KEY_VIOLATION;
  throw isOrphan ? new AppError("questionnaire.stale", { cause: error }) : error;
}

/** Of two that begin at once the second waits, and sees what the first has begun. */
async function holdQuestionnaire(db: SpaceDb, { id, draftRevision }: Target): Promise<void> {
  const held = await db
    .selectFrom("questionnaire")
    .select("id")
    .where("id", "=", id)
    .where("draftRevision", "=", draftRevision)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new AppError("questionnaire.stale");
}

/** Puts the new draft in place, unless somebody has changed the old one since. */
async function replaceDraft(
  db: SpaceDb,
  { id, activityId, draftRevision, publishedVersion }: Target,
  { questionnaire, quotas }: SurveyReading,
  fieldwork: FieldworkService,
): Promise<void> {
  const replaced = await db
    .updateTable("questionnaire")
    .set({
      draft: json(questionnaire),
      draftRevision: sql<number>`draft_revision + 1`,
      publishedVersion,
      title: titleOf(questionnaire),
      updatedAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .where("draftRevision", "=", draftRevision)
    .returning("id")
    .executeTakeFirst();
  if (!replaced) throw new AppError("questionnaire.stale");
  await fieldwork.adoptQuotas(db, { activityId, questionnaireId: id, questionnaire }, quotas ?? []);
}

/** Removes what was written of an import that doesn't come to its end, nobody having seen it. */
async function discard(db: SpaceDb, versionId: string, { fieldwork }: ExchangeServices): Promise<void> {
  // Another import that has begun since keeps its own.
  await fieldwork().removeUnseen(db, { version: versionId });
  await db.deleteFrom("questionnaireVersion").where("id", "=", versionId).execute();
}

/**
 * Writes the responses below a version of their own that nobody sees yet, then shows version, draft and responses in
 * one step: a crash on the way leaves nothing but rows that the next import or publication removes.
 */
async function replaceWithResponses(
  db: SpaceDb,
  target: Target,
  survey: SurveyReading,
  services: ExchangeServices,
): Promise<void> {
  const { questionnaire, respondents } = survey;
  const [fieldwork, questionnaires] = [services.fieldwork(), services.questionnaires()];
  const version = { id: newId(), number: (target.publishedVersion ?? 0) + 1, publishedAt: new Date().toISOString() };
  await fieldwork.removeUnseen(db, { questionnaire: target.id });
  await db.transaction(async () => {
    await holdQuestionnaire(db, target);
    await questionnaires.removeUnpublished(db, target);
    await db
      .insertInto("questionnaireVersion")
      .values({ ...version, questionnaire: target.id, document: json(questionnaire) })
      .execute();
  });
  const responses = checkedResponses(survey.responses(), questionnaire, services);
  const batch = { questionnaire: target.id, questionnaireVersion: version.id, channel: "import", responses } as const;
  try {
    await fieldwork.writeResponses(db, batch).catch(asStale);
    await db.transaction(async () => {
      await replaceDraft(db, { ...target, publishedVersion: version.number }, survey, fieldwork);
      await requireNoResponses(db, target.id);
      const shown = await fieldwork.showResponses(db, version.id);
      if (shown !== respondents) throw new AppError("questionnaire.stale");
    });
  } catch (error) {
    await discard(db, version.id, services);
    throw error;
  }
}

/** How far a running import into the activity has come. @throws AppError `record.notFound` */
export async function readProgress(
  db: SpaceDb,
  activityId: string,
  { questionnaires, fieldwork }: ExchangeServices,
): Promise<ImportProgress> {
  const { id } = await questionnaires().questionnaireOf(db, activityId);
  const written = await fieldwork().countUnseen(db, { questionnaire: id });
  // Read last: where nothing is on its way any more because it has ended, the revision says so.
  const { draftRevision } = await questionnaires().questionnaireOf(db, activityId);
  return { written, revision: draftRevision };
}

/** Refuses what couldn't be saved before its file is read. @throws AppError `record.notFound`, `questionnaire.hasResponses` */
export async function requireImportable(db: SpaceDb, activityId: string, services: ExchangeServices): Promise<void> {
  await requireNoResponses(db, (await services.questionnaires().questionnaireOf(db, activityId)).id);
}

/**
 * Replaces an activity's questionnaire by an imported one. With responses it is published too, so that results show;
 * the activity stays as it is.
 * @throws AppError `record.notFound`, `import.empty`, `import.corrupt`, `import.cancelled`, `questionnaire.hasResponses`,
 * `questionnaire.stale`; nothing is saved then
 */
export async function importSurvey(
  db: SpaceDb,
  { activityId, survey }: { readonly activityId: string; readonly survey: SurveyReading },
  services: ExchangeServices,
): Promise<ImportReport> {
  const target = { ...(await services.questionnaires().questionnaireOf(db, activityId)), activityId };
  await requireNoResponses(db, target.id);
  checkQuestionnaire(survey.questionnaire, services);
  if (survey.respondents > 0) await replaceWithResponses(db, target, survey, services);
  else await db.transaction(() => replaceDraft(db, target, survey, services.fieldwork()));
  return {
    questions: questionsOf(survey.questionnaire).length,
    respondents: survey.respondents,
    partial: survey.partial,
    unmapped: survey.unmapped,
  };
}
