import { askedQuestionsOf } from "../../../schema/logic/expandLoops";
import type { Questionnaire } from "../../../schema/questionnaire";
import type { ServerHost, SpaceDb } from "../../../server/kit";

interface Begun {
  readonly responseId: string;
  readonly questionnaireVersion: string;
}

type QuestionTypes = ServerHost["registries"]["questionTypes"];

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

/** Share of the asked questions that each response has answers to, by response id. */
export async function readProgress(
  db: SpaceDb,
  begun: readonly Begun[],
  types: QuestionTypes,
): Promise<ReadonlyMap<string, number>> {
  if (begun.length === 0) return new Map();
  const asked = await readAskedQuestions(db, [...new Set(begun.map((one) => one.questionnaireVersion))], types);
  const answers = await db
    .selectFrom("answer")
    .select(["response", "questionId"])
    .where(
      "response",
      "in",
      begun.map(({ responseId }) => responseId),
    )
    .execute();
  return new Map(
    begun.map(({ responseId, questionnaireVersion }) => {
      const questions = asked.get(questionnaireVersion) ?? new Set();
      const done = answers.filter(({ response, questionId }) => response === responseId && questions.has(questionId));
      return [responseId, questions.size === 0 ? 0 : done.length / questions.size];
    }),
  );
}
