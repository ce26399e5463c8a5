import { questionnaireOwner, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Json } from "../../../shared/json";
import { askedQuestionsOf } from "../../../survey/logic/expandLoops";
import type { Question, Questionnaire } from "../../../survey/questionnaire";
import type { QuestionType } from "../../../survey/questionType";

/** A question with its type. */
export interface ReportedQuestion {
  readonly question: Question;
  readonly type: QuestionType;
}

/** What results are read by. */
export interface ReportedQuestionnaire {
  readonly id: string;
  /** All its versions: answers of earlier ones count by question id. */
  readonly versionIds: readonly string[];
  /** Questions of the newest published version. */
  readonly questions: readonly ReportedQuestion[];
}

async function newestDocument(db: SpaceDb, questionnaireId: string, number: number | null): Promise<Json | undefined> {
  const row = await db
    .selectFrom("questionnaireVersion")
    .select("document")
    .where("questionnaire", "=", questionnaireId)
    .where("number", "=", number ?? 0)
    .executeTakeFirst();
  return row?.document;
}

async function versionIdsOf(db: SpaceDb, questionnaireId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("questionnaireVersion").select("id").where("questionnaire", "=", questionnaireId).execute();
  return rows.map(({ id }) => id);
}

/** @throws AppError `record.notFound` where the activity has no questionnaire */
export async function reportedQuestionnaire(
  db: SpaceDb,
  activityId: string,
  types: ReadonlyMap<string, QuestionType>,
): Promise<ReportedQuestionnaire> {
  const { questionnaire } = await questionnaireOwner(db, activityId);
  const row = await db
    .selectFrom("questionnaire")
    .select(["id", "publishedVersion"])
    .where("id", "=", questionnaire)
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const document = await newestDocument(db, row.id, row.publishedVersion);
  // A version's document was checked before it was frozen.
  const questions = document === undefined ? [] : askedQuestionsOf(document as unknown as Questionnaire);
  return {
    id: row.id,
    versionIds: await versionIdsOf(db, row.id),
    questions: questions.flatMap((question) => {
      const type = types.get(question.type);
      return type ? [{ question, type }] : [];
    }),
  };
}
