import type { SpaceDb } from "../../../server/kit";
import type { Results } from "../shared/api";
import type { ResultsFilter } from "../shared/parseFilter";
import { countResponses } from "./countResponses";
import { type ReportedQuestion, reportedQuestionnaire } from "./reportedQuestionnaire";
import type { AnswerColumn } from "./responses/answerColumn";
import type { ResponseColumns } from "./responses/responseColumns";
import { oldestFirst, prepareSelection } from "./responses/selection";
import type { ResultsServices } from "./services";
import { type GivenAnswers, tabulateQuestion } from "./tabulateQuestion";

/** What results are asked for. */
export interface Report {
  readonly activityId: string;
  readonly filter: ResultsFilter;
  readonly withTest: boolean;
  /** Only responses of its members. @default everybody's */
  readonly segment: string | undefined;
  readonly language: string;
  /** As a selection has it. @default whenever */
  readonly until?: number;
}

const NO_ANSWERS: GivenAnswers = { counted: new Map(), all: () => [] };

function answersIn(column: AnswerColumn, slots: Uint32Array): GivenAnswers {
  const times = new Uint32Array(column.answers.length);
  for (const slot of slots) {
    const place = column.placeOf(slot);
    times[place] = (times[place] ?? 0) + 1;
  }
  const given = column.answers.flatMap((answer, place) => (answer && times[place] ? [[answer, times[place]] as const] : []));
  const all = () => Array.from(slots, (slot) => column.answerOf(slot)).filter((answer) => answer !== undefined);
  return { counted: new Map(given), all };
}

/**
 * Distributions of all questions over the complete responses.
 * @throws AppError `record.notFound`, `request.invalid`
 */
export async function readResults(
  db: SpaceDb,
  { activityId, language, ...selected }: Report,
  services: ResultsServices,
): Promise<Results> {
  const questionnaire = await reportedQuestionnaire(db, activityId, services);
  const selection = await prepareSelection(db, { questionnaire, ...selected }, services);
  const answerable = questionnaire.questions.flatMap(({ question, type }) => (type.isAnswerable ? [question.id] : []));
  const read = (responses: ResponseColumns) => {
    const slots = oldestFirst(selection.slotsIn(responses), responses.frame.completedAt);
    const tabulate = (reported: ReportedQuestion) => {
      const column = reported.type.isAnswerable ? responses.column(reported.question.id) : undefined;
      return tabulateQuestion(reported, column ? answersIn(column, slots) : NO_ANSWERS, { language, respondents: slots.length });
    };
    return { base: slots.length, questions: questionnaire.questions.map(tabulate) };
  };
  const counted = await services.responses.use(db, selection.source, [...selection.questionIds, ...answerable], read);
  return { responses: await countResponses(db, questionnaire.id), ...counted };
}
