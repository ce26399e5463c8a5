import { type QueryBuilder, type SharedQuery, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { fieldworkOf } from "../fieldwork/fieldworkOf";
import type { Seat } from "./seat";
import type { Visit } from "./visit";

/** A seat that nobody has taken yet. */
export type FreeSeat = Omit<Seat, "respondent">;

function selectQuestionnaires(db: QueryBuilder, ids: readonly string[]) {
  return db
    .selectFrom("questionnaire")
    .leftJoin("activity", "activity.questionnaire", "questionnaire.id")
    .select(["questionnaire.id", "questionnaire.isLinkOpen", "questionnaire.publishedVersion", "questionnaire.fieldwork"])
    .select(["activity.title", "activity.status", "activity.startsAt", "activity.endsAt"])
    .where("questionnaire.id", "=", sql<string>`any(${ids}::uuid[])`);
}

type QuestionnaireRow = Awaited<ReturnType<ReturnType<typeof selectQuestionnaires>["executeTakeFirstOrThrow"]>>;

const QUESTIONNAIRE: SharedQuery<string, { readonly ids: readonly string[] }, QuestionnaireRow> = {
  name: "survey_of_link",
  values: (ids) => ({ ids }),
  build: (db, { ids }) => selectQuestionnaires(db, ids),
  itemKey: (id) => id,
  rowKey: ({ id }) => id,
};

/**
 * A seat at a questionnaire by its open link; nobody earns anything there.
 * @throws AppError `execution.notFound` while the link is off
 */
export async function linkSeat(db: SpaceDb, questionnaireId: string, visit: Visit): Promise<FreeSeat> {
  const row = await db.one(QUESTIONNAIRE, questionnaireId);
  if (!row?.isLinkOpen || !row.publishedVersion) throw new AppError("execution.notFound");
  const { publishedVersion, title, status, startsAt, endsAt } = row;
  const activity = title !== null && status !== null ? { title, status, startsAt, endsAt } : undefined;
  return { db, questionnaireId, publishedVersion, activity, labs: 0, fieldwork: fieldworkOf(row.fieldwork), visit };
}
