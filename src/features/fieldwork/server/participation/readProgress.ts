import type { ActivityType, SpaceDb } from "../../../../server/kit";
import { askedQuestionsOf } from "../../../../survey/logic/expandLoops";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";
import { participationRows } from "./participationRows";

type QuestionTypes = ReadonlyMap<string, QuestionType>;

async function readAskedQuestions(db: SpaceDb, versionIds: readonly string[], types: QuestionTypes) {
  const versions = await db
    .selectFrom("questionnaireVersion")
    .select(["id", "document"])
    .where("id", "in", [...versionIds])
    .execute();
  return new Map(
    versions.map(({ id, document }) => {
      // A version's document was checked before it was frozen.
      const asked = askedQuestionsOf(document as unknown as Questionnaire).filter(({ type }) => {
        const known = types.get(type);
        return known?.isAnswerable && !known.isAssigned;
      });
      return [id, new Set(asked.map((question) => question.id))];
    }),
  );
}

/** Share of the asked questions that a member has answered, by activity. */
export async function readProgress(
  { db, memberId, activityIds }: Parameters<NonNullable<ActivityType["progress"]>>[0],
  types: QuestionTypes,
): Promise<ReadonlyMap<string, number>> {
  if (activityIds.length === 0) return new Map();
  const begun = await participationRows(db)
    .innerJoin("questionnaireVersion", "questionnaireVersion.id", "response.questionnaireVersion")
    .select("questionnaireVersion.id as version")
    .where("response.member", "=", memberId)
    .where("activity.id", "in", [...activityIds])
    .execute();
  if (begun.length === 0) return new Map();
  const asked = await readAskedQuestions(db, [...new Set(begun.map(({ version }) => version))], types);
  const responses = begun.map(({ id }) => id);
  const answers = await db.selectFrom("answer").select(["response", "questionId"]).where("response", "in", responses).execute();
  return new Map(
    begun.map(({ id, version, activityId }) => {
      const questions = asked.get(version) ?? new Set();
      const done = answers.filter(({ response, questionId }) => response === id && questions.has(questionId));
      return [activityId, questions.size === 0 ? 0 : done.length / questions.size];
    }),
  );
}
