import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Answer } from "../../../survey/questionnaire";
import type { ResultsFilter } from "../shared/parseFilter";
import { readAnswers } from "./answers";
import type { ReportedQuestionnaire } from "./reportedQuestionnaire";

async function readCompleteIds(db: SpaceDb, questionnaireId: string, withTest: boolean): Promise<readonly string[]> {
  const query = db
    .selectFrom("response")
    .select("id")
    .where("questionnaire", "=", questionnaireId)
    .where("state", "=", "complete");
  const rows = await (withTest ? query : query.where("isTest", "=", false)).execute();
  return rows.map(({ id }) => id);
}

/** @throws AppError `request.invalid` for a question that is none, or that can't be filtered by */
async function matching(
  db: SpaceDb,
  questionnaire: ReportedQuestionnaire,
  questionId: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const reported = questionnaire.questions.find(({ question }) => question.id === questionId);
  const matches = reported?.type.matches;
  if (!reported || !matches) {
    throw new AppError("request.invalid", { faults: [{ path: `/filter/${questionId}`, rule: "notFilterable" }] });
  }
  const isMatch = (answer: Answer) => codes.some((code) => matches(reported.question, answer, code));
  const answers = await readAnswers(db, questionnaire, questionId);
  return new Set(answers.filter(({ answer }) => isMatch(answer)).map(({ response }) => response));
}

/** The complete responses that match the whole filter. @throws AppError `request.invalid` */
export async function selectResponses(
  db: SpaceDb,
  { questionnaire, filter, withTest }: { questionnaire: ReportedQuestionnaire; filter: ResultsFilter; withTest: boolean },
): Promise<ReadonlySet<string>> {
  let selected: ReadonlySet<string> = new Set(await readCompleteIds(db, questionnaire.id, withTest));
  for (const [questionId, codes] of filter) {
    const matches = await matching(db, questionnaire, questionId, codes);
    selected = new Set([...selected].filter((id) => matches.has(id)));
  }
  return selected;
}
