import { stringify } from "csv-stringify/sync";
import type { Answer } from "../../../schema/questionnaire";
import { toAnswer } from "../../../schema/toAnswer";
import type { SpaceDb } from "../../../server/kit";
import { csvCell } from "../shared/csvCell";
import { responsesOf } from "./listResponses";
import type { ReportedQuestion, ReportedQuestionnaire } from "./reportedQuestionnaire";

const BATCH = 500;
const BYTE_ORDER_MARK = "\uFEFF";
const HEAD = ["id", "channel", "started", "completed"];

export interface Export {
  readonly questionnaire: ReportedQuestionnaire;
  /** Responses to export. */
  readonly selected: ReadonlySet<string>;
  readonly language: string;
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];
type AnswersByQuestion = ReadonlyMap<string, Answer>;

function toCsv(records: readonly (readonly (string | number | null | undefined)[])[]): string {
  return stringify(records.map((record) => record.map(csvCell)));
}

/** Keyset paging: a page costs the same however far it is. */
function readBatch(db: SpaceDb, questionnaireId: string, after: string | undefined) {
  const query = responsesOf(db, questionnaireId).where("response.state", "=", "complete").orderBy("response.id").limit(BATCH);
  return (after === undefined ? query : query.where("response.id", ">", after)).execute();
}

async function readBatchAnswers(db: SpaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, AnswersByQuestion>> {
  const byResponse = new Map(ids.map((id) => [id, new Map<string, Answer>()]));
  if (ids.length === 0) return byResponse;
  const rows = await db
    .selectFrom("answer")
    .select(["response", "questionId", "value", "comment", "missing"])
    .where("response", "in", [...ids])
    .execute();
  for (const { response, questionId, ...columns } of rows) byResponse.get(response)?.set(questionId, toAnswer(columns));
  return byResponse;
}

function cellsOf({ question, type }: ReportedQuestion, answer: Answer | undefined, language: string) {
  const cells = answer ? type.cells(question, answer, language) : {};
  return type.variables(question, language).map(({ name }) => (Object.hasOwn(cells, name) ? cells[name] : undefined));
}

function toRecord(row: Row, answers: AnswersByQuestion | undefined, { questionnaire, language }: Export) {
  const values = questionnaire.questions.flatMap((reported) => cellsOf(reported, answers?.get(reported.question.id), language));
  return [row.id, row.channel, row.startedAt, row.completedAt, ...values];
}

/** The complete responses as CSV, a batch at a time: one column a variable, codes as values. */
export async function* exportResponses(db: SpaceDb, wanted: Export): AsyncGenerator<string> {
  const { questionnaire, selected, language } = wanted;
  const variables = questionnaire.questions.flatMap(({ question, type }) => type.variables(question, language));
  yield BYTE_ORDER_MARK + toCsv([[...HEAD, ...variables.map(({ name }) => name)]]);
  let after: string | undefined;
  while (true) {
    const batch = await readBatch(db, questionnaire.id, after);
    const rows = batch.filter(({ id }) => selected.has(id));
    const answers = await readBatchAnswers(
      db,
      rows.map(({ id }) => id),
    );
    if (rows.length > 0) yield toCsv(rows.map((row) => toRecord(row, answers.get(row.id), wanted)));
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return;
  }
}
