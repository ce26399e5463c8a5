import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { askedQuestionsOf } from "../../../survey/logic/expandLoops";
import type { Question, Questionnaire } from "../../../survey/questionnaire";
import type { QuestionType } from "../../../survey/questionType";
import type { QualityServices } from "./services";

export interface CheckedQuestion {
  readonly question: Question;
  readonly type: QuestionType;
}

export interface CheckedQuestionnaire {
  readonly id: string;
  /** Whether it is of a study from its release on: its completes are paid for. */
  readonly isFrozen: boolean;
  /** What respondents are asked in the newest published version, in order; earlier versions count by question id. */
  readonly questions: readonly CheckedQuestion[];
}

async function newestQuestions(db: SpaceDb, questionnaire: string, number: number | null): Promise<readonly Question[]> {
  const row = await db
    .selectFrom("questionnaireVersion")
    .select("document")
    .where("questionnaire", "=", questionnaire)
    .where("number", "=", number ?? 0)
    .executeTakeFirst();
  // A version's document was checked before it was frozen.
  return row ? askedQuestionsOf(row.document as unknown as Questionnaire) : [];
}

/** @throws AppError `record.notFound` */
export async function checkedById(
  db: SpaceDb,
  id: string,
  { questionTypes }: Pick<QualityServices, "questionTypes">,
): Promise<Omit<CheckedQuestionnaire, "isFrozen">> {
  const row = await db.selectFrom("questionnaire").select(["id", "publishedVersion"]).where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const questions = await newestQuestions(db, row.id, row.publishedVersion);
  return {
    id: row.id,
    questions: questions.flatMap((question) => {
      const type = questionTypes.get(question.type);
      return type?.isAnswerable && !type.isAssigned && !type.derive ? [{ question, type }] : [];
    }),
  };
}

/** The activity's questionnaire. @throws AppError `record.notFound` where it has none */
export async function checkedQuestionnaire(
  db: SpaceDb,
  activityId: string,
  services: QualityServices,
): Promise<CheckedQuestionnaire> {
  const { questionnaire, isFrozen } = await services.questionnaires().questionnaireOwner(db, activityId);
  if (!questionnaire) throw new AppError("record.notFound");
  return { ...(await checkedById(db, questionnaire, services)), isFrozen };
}
