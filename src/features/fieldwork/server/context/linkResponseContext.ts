import { BY_ID, type QueryBuilder, type SharedQuery, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { fieldworkOf } from "../settings/fieldworkOf";
import type { RequestOrigin } from "./requestOrigin";
import type { ResponseContext } from "./responseContext";

/** The context of an open link before its respondent is known. */
export type LinkContext = Omit<ResponseContext, "respondent">;

function selectQuestionnaires(db: QueryBuilder) {
  return db
    .selectFrom("questionnaire")
    .leftJoin("activity", "activity.questionnaire", "questionnaire.id")
    .select(["questionnaire.id", "questionnaire.isLinkOpen", "questionnaire.publishedVersion", "questionnaire.fieldwork"])
    .select(["activity.id as activityId", "activity.title", "activity.status", "activity.startsAt", "activity.endsAt"]);
}

type QuestionnaireRow = Awaited<ReturnType<ReturnType<typeof selectQuestionnaires>["executeTakeFirstOrThrow"]>>;

const QUESTIONNAIRE: SharedQuery<string, { readonly ids: readonly string[] }, QuestionnaireRow> = {
  name: "survey_of_link",
  ...BY_ID,
  build: (db, { ids }) => selectQuestionnaires(db).where("questionnaire.id", "=", sql<string>`any(${ids}::uuid[])`),
  rowKey: ({ id }) => id,
};

const OF_ACTIVITY: typeof QUESTIONNAIRE = {
  name: "survey_of_activity_by_link",
  ...BY_ID,
  build: (db, { ids }) => selectQuestionnaires(db).where("activity.id", "=", sql<string>`any(${ids}::uuid[])`),
  rowKey: ({ activityId }) => String(activityId),
};

/** @throws AppError `execution.notFound` */
function openLinkContext(db: SpaceDb, row: QuestionnaireRow | undefined, origin: RequestOrigin): LinkContext {
  if (!row?.isLinkOpen || !row.publishedVersion) throw new AppError("execution.notFound");
  const { id, publishedVersion, activityId, title, status, startsAt, endsAt } = row;
  const activity =
    activityId !== null && title !== null && status !== null ? { id: activityId, title, status, startsAt, endsAt } : undefined;
  return { db, questionnaireId: id, publishedVersion, activity, labs: 0, fieldwork: fieldworkOf(row.fieldwork), origin };
}

/**
 * The context of an answer by a questionnaire's open link; nobody earns anything there.
 * @throws AppError `execution.notFound` while the link is off
 */
export async function linkResponseContext(db: SpaceDb, questionnaireId: string, origin: RequestOrigin): Promise<LinkContext> {
  return openLinkContext(db, await db.one(QUESTIONNAIRE, questionnaireId), origin);
}

/**
 * The same context, found by the activity that the questionnaire is of.
 * @throws AppError `execution.notFound` while the link is off, and where the activity has no questionnaire
 */
export async function linkResponseContextOfActivity(
  db: SpaceDb,
  activityId: string,
  origin: RequestOrigin,
): Promise<LinkContext> {
  return openLinkContext(db, await db.one(OF_ACTIVITY, activityId), origin);
}
