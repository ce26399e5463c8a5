import type { SpaceDb } from "../../../server/kit";
import { localize } from "../../../shared/languages";
import { toAnswer } from "../../../survey/answers/toAnswer";
import type { Answer } from "../../../survey/questionnaire";
import type { Distribution } from "../../../survey/questionType";
import type { Effect, QuestionEffect } from "../shared/api/decisions";
import { assess } from "./assess";
import { type CheckedQuestion, type CheckedQuestionnaire, checkedQuestionnaire } from "./checkedQuestionnaire";
import { finishedResponses } from "./finishedResponses";
import { observeResponses } from "./observeResponses";
import type { QualityServices } from "./services";

const MOST_COUNTS = 5;

interface EffectQuery {
  readonly activityId: string;
  readonly withTest: boolean;
  readonly language: string;
  /** Which ones would be discarded: these, or all with a flag. */
  readonly responses?: readonly string[] | undefined;
  readonly flag?: string | undefined;
}

async function idsOfFlag(
  db: SpaceDb,
  questionnaire: CheckedQuestionnaire,
  { flag, withTest }: EffectQuery,
): Promise<readonly string[]> {
  if (flag === undefined) return [];
  const { responses } = await assess(await observeResponses(db, questionnaire, withTest));
  return responses.filter(({ flags }) => flags.some(({ name }) => name === flag)).map(({ response }) => response.id);
}

async function readAnswers(db: SpaceDb, questionnaireId: string, questionId: string) {
  const versions = await db
    .selectFrom("questionnaireVersion")
    .select("id")
    .where("questionnaire", "=", questionnaireId)
    .execute();
  if (versions.length === 0) return [];
  const rows = await db
    .selectFrom("answer")
    .select(["response", "value", "comment", "missing"])
    .where(
      "questionnaireVersion",
      "in",
      versions.map(({ id }) => id),
    )
    .where("questionId", "=", questionId)
    .execute();
  return rows.map(({ response, ...columns }) => ({ response, answer: toAnswer(columns) }));
}

function shareOf({ base, counts }: Distribution, code: string): number {
  const count = counts.find((one) => one.code === code);
  const whole = count?.group?.base ?? base;
  return count && whole > 0 ? count.count / whole : 0;
}

function meansOf(before: Distribution, after: Distribution): QuestionEffect["mean"] {
  const [first, second] = [before.statistics?.mean, after.statistics?.mean];
  return first === undefined || second === undefined ? null : { before: first, after: second };
}

function effectOn(
  { question, type }: CheckedQuestion,
  answers: { readonly before: readonly Answer[]; readonly after: readonly Answer[] },
  language: string,
): QuestionEffect {
  const before = type.tabulate(question, answers.before, language);
  const after = type.tabulate(question, answers.after, language);
  const all = before.counts.map(({ code, label, group }) => ({
    code,
    label: group ? `${group.label}: ${label}` : label,
    before: shareOf(before, code),
    after: shareOf(after, code),
  }));
  const shifted = all.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || b.before - a.before);
  const [first] = shifted;
  return {
    id: question.id,
    variable: question.variable,
    title: localize(question.title, language),
    base: { before: before.base, after: after.base },
    counts: shifted.slice(0, MOST_COUNTS),
    mean: meansOf(before, after),
    shift: first ? Math.abs(first.after - first.before) : 0,
  };
}

/** What discarding responses would do to the results, without doing it. @throws AppError `record.notFound` */
export async function readEffect(db: SpaceDb, wanted: EffectQuery, services: QualityServices): Promise<Effect> {
  const questionnaire = await checkedQuestionnaire(db, wanted.activityId, services);
  const counting = await finishedResponses(db, questionnaire.id, wanted.withTest)
    .select("id")
    .where("state", "=", "complete")
    .execute();
  const before = new Set(counting.map(({ id }) => id));
  const leaving = new Set([...(wanted.responses ?? []), ...(await idsOfFlag(db, questionnaire, wanted))]);
  const after = new Set([...before].filter((id) => !leaving.has(id)));
  const questions: QuestionEffect[] = [];
  // One question after the other, so that only one question's answers are in memory.
  for (const checked of questionnaire.questions) {
    const rows = await readAnswers(db, questionnaire.id, checked.question.id);
    const answersOf = (ids: ReadonlySet<string>) => rows.filter(({ response }) => ids.has(response)).map(({ answer }) => answer);
    questions.push(effectOn(checked, { before: answersOf(before), after: answersOf(after) }, wanted.language));
  }
  return {
    base: { before: before.size, after: after.size },
    questions: questions.toSorted((a, b) => b.shift - a.shift),
  };
}
