import type { SpaceDb } from "../../../server/kit";
import type { Results } from "../shared/api";
import type { ResultsFilter } from "../shared/parseFilter";
import { absentReasonIn } from "./absentReason";
import { countResponses } from "./countResponses";
import { type ReportedQuestion, reportedQuestionnaire } from "./reportedQuestionnaire";
import { ResponseColumns } from "./responses/responseColumns";
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

const NO_ANSWERS: GivenAnswers = { counted: new Map(), all: () => [], absent: {} };

function answersIn(responses: ResponseColumns, questionId: string, slots: Uint32Array): GivenAnswers {
  const column = responses.column(questionId);
  const absentOf = absentReasonIn(responses);
  const absent: Record<string, number> = {};
  const times = new Uint32Array(column.answers.length);
  for (const slot of slots) {
    const place = column.placeOf(slot);
    times[place] = (times[place] ?? 0) + 1;
    if (column.answers[place]) continue;
    const reason = absentOf(slot);
    absent[reason] = (absent[reason] ?? 0) + 1;
  }
  const given = column.answers.flatMap((answer, place) => (answer && times[place] ? [[answer, times[place]] as const] : []));
  const all = () => Array.from(slots, (slot) => column.answerOf(slot)).filter((answer) => answer !== undefined);
  return { counted: new Map(given), all, absent };
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
      const given = reported.type.isAnswerable ? answersIn(responses, reported.question.id, slots) : NO_ANSWERS;
      return tabulateQuestion(reported, given, language);
    };
    return { base: slots.length, questions: questionnaire.questions.map(tabulate) };
  };
  const counted = await services.responses.use(
    db,
    selection.source,
    [...selection.questionIds, ...answerable, ResponseColumns.CHANNEL],
    read,
  );
  return { responses: await countResponses(db, questionnaire.id), ...counted };
}
