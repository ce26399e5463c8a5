import { type Question, type Questionnaire, questionsOf } from "../../../schema/questionnaire";
import type { QuestionType } from "../../../schema/questionType";
import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";

/** A question with its type. */
export interface ReportedQuestion {
  readonly question: Question;
  readonly type: QuestionType;
}

/** What results are read by. */
export interface ReportedQuestionnaire {
  readonly id: string;
  /** Questions of the newest published version; answers of earlier ones count by question id. */
  readonly questions: readonly ReportedQuestion[];
}

/** The newest version, if the activity's questionnaire was ever published. */
function newestVersion(db: SpaceDb, questionnaireId: string, number: number | null) {
  return db
    .selectFrom("questionnaireVersion")
    .select("document")
    .where("questionnaire", "=", questionnaireId)
    .where("number", "=", number ?? 0)
    .executeTakeFirst();
}

/** @throws AppError `record.notFound` where the activity has no questionnaire */
export async function reportedQuestionnaire(
  db: SpaceDb,
  activityId: string,
  types: ReadonlyMap<string, QuestionType>,
): Promise<ReportedQuestionnaire> {
  const row = await db
    .selectFrom("activity")
    .innerJoin("questionnaire", "questionnaire.id", "activity.questionnaire")
    .select(["questionnaire.id", "questionnaire.publishedVersion"])
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const version = await newestVersion(db, row.id, row.publishedVersion);
  // A version's document was checked before it was frozen.
  const questions = version ? questionsOf(version.document as unknown as Questionnaire) : [];
  return {
    id: row.id,
    questions: questions.flatMap((question) => {
      const type = types.get(question.type);
      return type ? [{ question, type }] : [];
    }),
  };
}
