import type { SpaceDb } from "../../../server/kit";
import { CSV_MARK, csvRows } from "../../../shared/csv/csvRows";
import { missingMark } from "../../../survey/answers/missingMarks";
import { toAnswer } from "../../../survey/answers/toAnswer";
import { narrow } from "../../../survey/logic/offer";
import type { Answer, Question } from "../../../survey/questionnaire";
import { responsesOf } from "./listResponses";
import type { ReportedQuestion, ReportedQuestionnaire } from "./reportedQuestionnaire";
import { type ResponseOrder, responseOrders } from "./responseOrder";

const BATCH = 500;
/**
 * Then a column a variable: codes and values as given, `[dont-know]`, `[refused]` and `[no-answer]` (seen and passed over)
 * in all columns of a question without a value, blank where it wasn't asked or the option wasn't offered. `quotas`: titles of those that counted it; `seed` and `start` decide on every order,
 * `order` says the questions'.
 */
const HEAD = ["id", "channel", "started", "completed", "quotas", "seed", "start", "order"];
const BETWEEN = "; ";

export interface Export {
  readonly questionnaire: ReportedQuestionnaire;
  /** Responses to export. */
  readonly selected: ReadonlySet<string>;
  readonly language: string;
  readonly delimiter: string;
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];
type AnswersByQuestion = ReadonlyMap<string, Answer>;

/** Keyset paging: a page costs the same however far it is. */
function readBatch(db: SpaceDb, questionnaireId: string, after: string | undefined) {
  const query = responsesOf(db, questionnaireId)
    .select(["response.questionnaireVersion", "response.seed", "response.ordinal"])
    .where("response.state", "=", "complete")
    .orderBy("response.id")
    .limit(BATCH);
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

/** Titles of the quotas in which each was counted. */
async function readBatchQuotas(db: SpaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const titles = new Map<string, string[]>();
  if (ids.length === 0) return titles;
  const rows = await db
    .selectFrom("quotaPlace")
    .innerJoin("quota", "quota.id", "quotaPlace.quota")
    .select(["quotaPlace.response", "quota.title"])
    .where("quotaPlace.response", "in", [...ids])
    .where("quotaPlace.state", "=", "counted")
    .orderBy("quota.id")
    .execute();
  for (const { response, title } of rows) titles.set(response, [...(titles.get(response) ?? []), title]);
  return titles;
}

/** Names of a question's variables that its respondent was offered; undefined where all were. */
function offeredNames({ question, type }: ReportedQuestion, asked: Question | undefined, answers: AnswersByQuestion) {
  if (!asked) return undefined;
  const offered = narrow(asked, (id) => answers.get(id));
  return offered === question ? undefined : new Set(type.variables(offered, "").map(({ name }) => name));
}

function cellsOf(reported: ReportedQuestion, { answers, asked, language }: CellContext) {
  const { question, type } = reported;
  const answer = answers.get(question.id);
  const given = answer ? type.cells(question, answer, language) : {};
  const offered = answer && offeredNames(reported, asked?.get(question.id), answers);
  // "Not chosen" is said of what was offered.
  const cells = offered
    ? Object.fromEntries(Object.entries(given).filter(([name, cell]) => cell !== 0 || offered.has(name)))
    : given;
  const blank = answer?.value === undefined ? missingMark(answer?.missing) : undefined;
  return type.variables(question, language).map(({ name }) => (Object.hasOwn(cells, name) ? cells[name] : blank));
}

interface CellContext {
  readonly answers: AnswersByQuestion;
  /** What the response's version asked. */
  readonly asked: ReadonlyMap<string, Question> | undefined;
  readonly language: string;
}

interface ExportContext {
  readonly answers: AnswersByQuestion;
  readonly quotas: readonly string[];
  readonly orderOf: ResponseOrder;
}

function toRecord(row: Row, { answers, quotas, orderOf }: ExportContext, { questionnaire, language }: Export) {
  // Whom an import brought was asked elsewhere: of them it isn't known what they were offered.
  const asked = row.seed === null ? undefined : questionnaire.versions.get(row.questionnaireVersion);
  const values = questionnaire.questions.flatMap((reported) => cellsOf(reported, { answers, asked, language }));
  const start = row.ordinal === null ? null : row.ordinal + 1;
  const drawn = [row.seed, start, orderOf(row, answers).join(" ")];
  return [row.id, row.channel, row.startedAt, row.completedAt, quotas.join(BETWEEN), ...drawn, ...values];
}

async function toRecords(db: SpaceDb, rows: readonly Row[], orderOf: ResponseOrder, wanted: Export) {
  const ids = rows.map(({ id }) => id);
  const answers = await readBatchAnswers(db, ids);
  const quotas = await readBatchQuotas(db, ids);
  return rows.map((row) => {
    const exported = { answers: answers.get(row.id) ?? new Map(), quotas: quotas.get(row.id) ?? [], orderOf };
    return toRecord(row, exported, wanted);
  });
}

/** The complete responses as CSV, a batch at a time: one column a variable, codes as values. */
export async function* exportResponses(db: SpaceDb, wanted: Export): AsyncGenerator<string> {
  const { questionnaire, selected, language, delimiter } = wanted;
  const variables = questionnaire.questions.flatMap(({ question, type }) => type.variables(question, language));
  yield CSV_MARK + csvRows([[...HEAD, ...variables.map(({ name }) => name)]], delimiter);
  const orderOf = await responseOrders(db, questionnaire.versionIds);
  let after: string | undefined;
  while (true) {
    const batch = await readBatch(db, questionnaire.id, after);
    const rows = batch.filter(({ id }) => selected.has(id));
    if (rows.length > 0) yield csvRows(await toRecords(db, rows, orderOf, wanted), delimiter);
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return;
  }
}
