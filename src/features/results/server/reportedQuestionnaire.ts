import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Json } from "../../../shared/json";
import { askedQuestionsOf } from "../../../survey/logic/expandLoops";
import { OPTION_LISTS, optionsOf } from "../../../survey/logic/references";
import type { Question, Questionnaire } from "../../../survey/questionnaire";
import type { QuestionType } from "../../../survey/questionType";
import type { ResultsServices } from "./services";

/** A question with its type. */
export interface ReportedQuestion {
  /** As the newest version asks it, with what earlier versions offered besides. */
  readonly question: Question;
  readonly type: QuestionType;
  /** Codes that earlier versions alone offered. */
  readonly removed: ReadonlySet<string>;
}

/** The questions of one version, by id. */
type Asked = ReadonlyMap<string, Question>;

/** What results are read by. */
export interface ReportedQuestionnaire {
  readonly id: string;
  /** All its versions: answers of earlier ones count by question id. */
  readonly versionIds: readonly string[];
  /** What each version asked, by its id. */
  readonly versions: ReadonlyMap<string, Asked>;
  /** Questions of the newest published version. */
  readonly questions: readonly ReportedQuestion[];
}

/** All versions, the newest first; one that isn't published (an import under way) asks nothing yet. */
async function readVersions(db: SpaceDb, questionnaireId: string, published: number) {
  const rows = await db
    .selectFrom("questionnaireVersion")
    .select(["id", "number", "document"])
    .where("questionnaire", "=", questionnaireId)
    .orderBy("number", "desc")
    .execute();
  // A version's document was checked before it was frozen.
  return rows.map(({ id, number, document }) => {
    const questions = number > published ? [] : askedQuestionsOf(document as unknown as Questionnaire);
    return { id, number, questions, asked: new Map(questions.map((question) => [question.id, question])) };
  });
}

/** The question with the options that earlier versions offered and the newest doesn't, so that answers keep their names. */
function withRemoved(question: Question, earlier: readonly Asked[]) {
  const removed = new Set<string>();
  const lists: Record<string, Json> = {};
  for (const list of OPTION_LISTS) {
    const options = new Map(optionsOf(question, list).map((option) => [option.code, option]));
    const own = options.size;
    for (const version of earlier) {
      const before = version.get(question.id);
      if (before?.type !== question.type) continue;
      for (const option of optionsOf(before, list)) if (!options.has(option.code)) options.set(option.code, option);
    }
    if (options.size === own) continue;
    lists[list] = [...options.values()] as unknown as Json;
    for (const code of [...options.keys()].slice(own)) removed.add(code);
  }
  return { question: removed.size === 0 ? question : { ...question, ...lists }, removed };
}

/** @throws AppError `record.notFound` */
export async function reportedById(db: SpaceDb, id: string, types: ResultsServices["types"]): Promise<ReportedQuestionnaire> {
  const row = await db.selectFrom("questionnaire").select(["publishedVersion"]).where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  const versions = await readVersions(db, id, row.publishedVersion ?? 0);
  const newest = versions.find(({ number }) => number === row.publishedVersion);
  const earlier = versions.filter((version) => version !== newest).map(({ asked }) => asked);
  return {
    id,
    versionIds: versions.map((version) => version.id),
    versions: new Map(versions.map((version) => [version.id, version.asked])),
    questions: (newest?.questions ?? []).flatMap((question) => {
      const type = types.get(question.type);
      return type ? [{ ...withRemoved(question, earlier), type }] : [];
    }),
  };
}

/** @throws AppError `record.notFound` where the activity has no questionnaire */
export async function reportedQuestionnaire(
  db: SpaceDb,
  activityId: string,
  { types, questionnaires }: ResultsServices,
): Promise<ReportedQuestionnaire> {
  const { questionnaire } = await questionnaires().questionnaireOwner(db, activityId);
  if (!questionnaire) throw new AppError("record.notFound");
  return reportedById(db, questionnaire, types);
}
