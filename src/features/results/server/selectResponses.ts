import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { ResultsFilter } from "../shared/parseFilter";
import { type ResponseScope, readAnswers, readCompleteIds } from "./answers";
import type { ReportedQuestion, ReportedQuestionnaire } from "./reportedQuestionnaire";

async function matching(
  db: SpaceDb,
  scope: ResponseScope,
  { question, type }: ReportedQuestion,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const answers = await readAnswers(db, scope, question.id);
  const isMatch = (answer: (typeof answers)[number]["answer"]) => codes.some((code) => type.matches?.(question, answer, code));
  return new Set(answers.filter(({ answer }) => isMatch(answer)).map(({ response }) => response));
}

/**
 * The complete responses that match the whole filter.
 * @throws AppError `request.invalid` for a question that is none, or that can't be filtered by
 */
export async function selectResponses(
  db: SpaceDb,
  { questionnaire, filter, withTest }: { questionnaire: ReportedQuestionnaire; filter: ResultsFilter; withTest: boolean },
): Promise<ReadonlySet<string>> {
  const scope = { questionnaireId: questionnaire.id, withTest };
  let selected: ReadonlySet<string> = new Set(await readCompleteIds(db, scope));
  for (const [questionId, codes] of filter) {
    const reported = questionnaire.questions.find(({ question }) => question.id === questionId);
    if (!reported?.type.matches) {
      throw new AppError("request.invalid", { faults: [{ path: `/filter/${questionId}`, rule: "notFilterable" }] });
    }
    const matches = await matching(db, scope, reported, codes);
    selected = new Set([...selected].filter((id) => matches.has(id)));
  }
  return selected;
}
