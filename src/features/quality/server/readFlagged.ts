import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { localize } from "../../../shared/languages";
import { toAnswer } from "../../../survey/answers/toAnswer";
import type { Answer } from "../../../survey/questionnaire";
import type { AnswerQuality, FlaggedResponse } from "../shared/api/quality";
import { assess } from "./assess";
import { type CheckedQuestion, checkedQuestionnaire } from "./checkedQuestionnaire";
import { observeResponses } from "./observeResponses";
import { presentRows } from "./presentRows";
import type { QualityServices } from "./services";

interface FlaggedQuery {
  readonly activityId: string;
  readonly responseId: string;
  readonly language: string;
}

async function readAnswers(db: SpaceDb, responseId: string) {
  const rows = await db
    .selectFrom("answer")
    .select(["questionId", "value", "comment", "missing", "activeMs", "wallMs", "pastedShare"])
    .where("response", "=", responseId)
    .execute();
  return new Map(
    rows.map(({ value, comment, missing, ...row }) => [
      row.questionId,
      { ...row, answer: toAnswer({ value, comment, missing }) },
    ]),
  );
}

function wordsOf({ question, type }: CheckedQuestion, answer: Answer, language: string) {
  const { counts } = type.tabulate(question, [answer], language);
  const chosen = counts.filter(({ count }) => count > 0).map(({ label }) => label);
  return { chosen: [...new Set(chosen)], labels: Object.fromEntries(counts.map(({ code, label }) => [code, label])) };
}

/**
 * One finished response with its signs and what each answer took.
 * @throws AppError `record.notFound`
 */
export async function readFlagged(
  db: SpaceDb,
  { activityId, responseId, language }: FlaggedQuery,
  services: QualityServices,
): Promise<FlaggedResponse> {
  const questionnaire = await checkedQuestionnaire(db, activityId, services);
  const { responses } = await assess(await observeResponses(db, questionnaire, true));
  const found = responses.find(({ response }) => response.id === responseId);
  const [row] = found ? await presentRows(db, [found]) : [];
  if (!row) throw new AppError("record.notFound");
  const given = await readAnswers(db, responseId);
  return {
    ...row,
    answers: questionnaire.questions.flatMap((checked): AnswerQuality[] => {
      const { id, variable, title } = checked.question;
      const one = given.get(id);
      if (!one) return [];
      const { activeMs, wallMs, pastedShare, answer } = one;
      const words = wordsOf(checked, answer, language);
      return [{ questionId: id, variable, title: localize(title, language), activeMs, wallMs, pastedShare, ...words }];
    }),
  };
}
