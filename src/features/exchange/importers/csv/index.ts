import { newId } from "../../../../shared/ids";
import type {
  ImportDecisions,
  ImportedResponse,
  ImportedSurvey,
  Importer,
  ImportLoss,
} from "../../../../survey/exchange/importer";
import type { Answer, Question } from "../../../../survey/questionnaire";
import { uniqueVariables } from "../shared/codes";
import { cutText } from "../shared/cutText";
import { entryOf } from "../shared/entryOf";
import { guessLanguage } from "../shared/guessLanguage";
import type { Reason } from "../shared/reasons";
import type { Column } from "./column";
import { toInstant } from "./dates";
import { guessesOf } from "./guesses";
import type { Context } from "./inferredType";
import { missingIn, withoutMarks } from "./missingCells";
import { hasDecimalPoint } from "./numbers";
import { keyOf, type Plan } from "./plan";
import { planQuestions } from "./planQuestions";
import { readColumns } from "./readColumns";
import { readTable } from "./readTable";
import { type ResponseColumns, responseColumns } from "./responseColumns";
import { withoutNotes } from "./withoutNotes";

type Row = readonly string[];

/** A CSV of responses, one row a respondent: the questions are inferred from headings and cells. */
export const csv: Importer = {
  name: "csv",
  isOfResponses: true,
  recognises: ({ name, content }) => (/\.(csv|tsv|tab|txt)$/i.test(name) && !isMarkup(content)) || looksLikeTable(content),
  read: ({ content }, _types, decisions) => readResponses(content, decisions),
};

/** JSON and pages that somebody has called a table. */
function isMarkup(content: Buffer): boolean {
  return /^\uFEFF?\s*(?:\{\s*["}]|\[\s*[{["\]]|<(?:!doctype|html|\?xml))/i.test(content.subarray(0, 200).toString("utf8"));
}

/** Text whose first line has a delimiter, for files that come without a telling name. */
function looksLikeTable(content: Buffer): boolean {
  const start = content.subarray(0, 4096);
  const line = start.toString("utf8").split(/\r?\n/)[0] ?? "";
  return !start.includes(0) && !/^\uFEFF?\s*[<{[%]/.test(line) && /[,;\t|]/.test(line);
}

function readResponses(content: Buffer, decisions: ImportDecisions = { columns: {} }): ImportedSurvey {
  const { table, notes } = withoutNotes(readTable(content));
  const { columns, rows } = readColumns({ ...table, rows: withoutMarks(table.rows) });
  const marked = table.rows.slice(-rows.length);
  const language = decisions.language ?? guessLanguage(columns.map(({ heading }) => heading));
  const context: Context = {
    language,
    mayHaveDecimalComma: table.delimiter !== ",",
    hasDecimalPoint: hasDecimalPoint(columns),
    habit: language === "en" && table.delimiter !== ";" ? "month-first" : "day-first",
  };
  const found = responseColumns(columns, rows.length, context.habit);
  // Personal data are no answers, whatever somebody wants.
  const isWanted = (column: Column) =>
    typeof entryOf(decisions.columns, keyOf([column]))?.as === "string" &&
    !found.leftOut.some((one) => one.column === column && one.reason === "personalData");
  const response = withoutColumns(found, isWanted);
  const { plans, empty, leftOut } = planQuestions(
    columns.filter((column) => !response.all.has(column)),
    rows,
    context,
    decisions,
  );
  const questions = toQuestions(plans, language);
  const readings = rows.map((row, index) => ({ row, marked: marked[index] ?? row }));
  const asked = readings.filter(({ row }) => !response.isPreview(row));
  const responses = asked.map((reading) => toResponse(reading, questions, response));
  const previews = readings.length - asked.length;
  return {
    questionnaire: { languages: [language], blocks: [{ id: newId(), questions: questions.map(({ question }) => question) }] },
    responses,
    unmapped: [
      ...notes.map((detail) => ({ question: "", reason: "noteRows" satisfies Reason, detail: cutText(detail, MOST_NOTED).text })),
      ...(previews > 0 ? [{ question: "", reason: "previewRows" satisfies Reason, detail: String(previews) }] : []),
      ...questions.flatMap(lossesOf),
      ...empty.map((column) => ({ question: columnName(column, language), reason: "emptyColumn" satisfies Reason })),
      ...leftOut.map(({ title }) => ({ question: title, reason: "leftOut" satisfies Reason })),
      ...response.leftOut.map(({ column, reason }) => ({ question: column.heading || columnName(column, language), reason })),
    ],
    guesses: () => guessesOf({ questions, leftOut, response, responses, language }),
  };
}

/** The columns about the response but for those that are to be questions. */
function withoutColumns(found: ResponseColumns, isWanted: (column: Column) => boolean): ResponseColumns {
  const kept = ({ column }: { readonly column: Column }) => !isWanted(column);
  const { id, startedAt, completedAt, language, isFinished, isPreview } = found;
  const [used, leftOut] = [found.used.filter(kept), found.leftOut.filter(kept)];
  return {
    ...(id && !isWanted(id) ? { id } : {}),
    ...(startedAt && kept(startedAt) ? { startedAt } : {}),
    ...(completedAt && kept(completedAt) ? { completedAt } : {}),
    ...(language && !isWanted(language) ? { language } : {}),
    ...{ used, leftOut, isFinished, isPreview },
    all: new Set([...used, ...leftOut].map(({ column }) => column)),
  };
}

interface PlannedQuestion {
  readonly question: Question;
  readonly plan: Plan;
}

function toQuestions(plans: readonly Plan[], language: string): readonly PlannedQuestion[] {
  const variable = uniqueVariables();
  return plans.map((plan, index) => ({
    plan,
    question: {
      ...plan.settings,
      id: newId(),
      variable: variable(plan.variable ?? shortName(plan.title), `Q${index + 1}`),
      type: plan.type,
      title: { [language]: cutText(plan.title).text || `${WORD[language] ?? WORD.en} ${index + 1}` },
    },
  }));
}

/** Texts that are longer than a title or an answer may be, and cells that don't fit their column. */
function lossesOf({ question, plan }: PlannedQuestion): readonly ImportLoss[] {
  const isTitleCut = cutText(plan.title).isCut;
  const losses: ImportLoss[] = (plan.losses ?? []).map((loss) => ({ question: question.variable, ...loss }));
  if (isTitleCut || plan.isCut)
    losses.push({ question: question.variable, reason: "longText" satisfies Reason, detail: `${plan.title.slice(0, 200)}…` });
  return losses;
}

const MOST_NOTED = 200;

const WORD: Readonly<Record<string, string>> & { readonly en: string } = {
  ...{ es: "Columna", en: "Column", fr: "Colonne", it: "Colonna", nl: "Kolom", pt: "Coluna" },
};

/** A heading that is itself a variable name, e.g. `Q1_2`. */
function shortName(title: string): string {
  return /^[A-Za-z][A-Za-z0-9_.]{0,31}$/.test(title) ? title.replaceAll(".", "_") : "";
}

function columnName(column: Column, language: string): string {
  return `${WORD[language] ?? WORD.en} ${column.index + 1}`;
}

interface RowReading {
  readonly row: Row;
  /** The same as the file has it. */
  readonly marked: Row;
}

function toResponse(
  { row, marked }: RowReading,
  questions: readonly PlannedQuestion[],
  { id, startedAt, completedAt, language, isFinished }: ResponseColumns,
): ImportedResponse {
  const answers: Record<string, Answer> = {};
  for (const { question, plan } of questions) {
    const answer = plan.answerOf(row) ?? missingIn(marked, plan.columns);
    if (answer) answers[question.id] = answer;
  }
  const spoken = language ? row[language.index] : undefined;
  const isWhole = isFinished(row);
  return {
    ...(id ? { externalId: row[id.index] } : {}),
    ...(startedAt ? timeOf(row, "startedAt", startedAt) : {}),
    // Services keep the last moment of those who left, too.
    ...(completedAt && isWhole ? timeOf(row, "completedAt", completedAt) : {}),
    ...(spoken && LANGUAGE_TAG.test(spoken) ? { language: spoken.replaceAll("_", "-") } : {}),
    ...(isWhole ? {} : { isPartial: true }),
    answers,
  };
}

const LANGUAGE_TAG = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,2}$/i;

function timeOf(row: Row, key: "startedAt" | "completedAt", { column, moments }: NonNullable<ResponseColumns["startedAt"]>) {
  const moment = moments.get(row[column.index] ?? "");
  const instant = moment && toInstant(moment);
  return instant ? { [key]: instant } : {};
}
