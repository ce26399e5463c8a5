import type { SpaceDb } from "../../../server/kit";
import type { QuestionResult, Results } from "../shared/api";
import type { ResultsFilter } from "../shared/parseFilter";
import { readAnswers } from "./answers";
import { countResponses } from "./countResponses";
import { type ReportedQuestion, reportedQuestionnaire } from "./reportedQuestionnaire";
import { selectResponses } from "./selectResponses";
import type { ResultsServices } from "./services";
import { tabulateQuestion } from "./tabulateQuestion";

/** What results are asked for. */
export interface Report {
  readonly activityId: string;
  readonly filter: ResultsFilter;
  readonly withTest: boolean;
  /** Only responses of its members. @default everybody's */
  readonly segment: string | undefined;
  readonly language: string;
}

/**
 * Distributions of all questions over the complete responses, one question after the other, so that only one
 * question's answers are in memory.
 * @throws AppError `record.notFound`, `request.invalid`
 */
export async function readResults(
  db: SpaceDb,
  { activityId, filter, withTest, segment, language }: Report,
  services: ResultsServices,
): Promise<Results> {
  const questionnaire = await reportedQuestionnaire(db, activityId, services);
  const selected = await selectResponses(db, { questionnaire, filter, withTest, segment }, services);
  const tabulate = async (reported: ReportedQuestion) => {
    const rows = reported.type.isAnswerable ? await readAnswers(db, questionnaire, reported.question.id) : [];
    const answers = rows.filter(({ response }) => selected.has(response)).map(({ answer }) => answer);
    return tabulateQuestion(reported, answers, { language, respondents: selected.size });
  };
  const questions: QuestionResult[] = [];
  for (const reported of questionnaire.questions) questions.push(await tabulate(reported));
  return { responses: await countResponses(db, questionnaire.id), base: selected.size, questions };
}
