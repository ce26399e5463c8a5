import { MOST_ROWS, type SheetRow, type WorkbookSheet } from "../../../../server/kit";
import { localize } from "../../../../shared/languages";
import type { ReportedQuestion } from "../reportedQuestionnaire";
import { oldestFirst, type PreparedSelection } from "../responses/selection";
import type { ResultsServices } from "../services";
import type { WorkbookContext } from "./workbookRequest";

const BATCH = 500;
const WIDTHS = [14, 40, 38, 80];

export interface OpenQuestions {
  readonly selection: PreparedSelection;
  /** Those that somebody wrote to, with how many texts there are. */
  readonly questions: readonly { readonly reported: ReportedQuestion; readonly count: number }[];
  /** Told before each question. */
  readonly onQuestion: () => Promise<void>;
  readonly services: ResultsServices;
}

interface Text {
  readonly response: string;
  readonly text: string;
}

/** What was written to one question, the newest first. */
function readTexts(
  { db, language }: WorkbookContext,
  { question, type }: ReportedQuestion,
  { selection, services }: OpenQuestions,
): Promise<readonly Text[]> {
  return services.responses.use(db, selection.source, [...selection.questionIds, question.id], (responses) => {
    const column = responses.column(question.id);
    const textsOf = column.answers.map((answer) => (answer ? (type.tabulate(question, [answer], language).texts ?? []) : []));
    const slots = oldestFirst(selection.slotsIn(responses), responses.frame.completedAt).reverse();
    return [...slots].flatMap((slot) =>
      (textsOf[column.placeOf(slot)] ?? []).map((text) => ({ response: responses.frame.ids[slot] ?? "", text })),
    );
  });
}

async function* readRows(context: WorkbookContext, wanted: OpenQuestions): AsyncGenerator<readonly SheetRow[]> {
  for (const { reported } of wanted.questions) {
    await wanted.onQuestion();
    const { variable } = reported.question;
    const title = localize(reported.question.title, context.language);
    const texts = await readTexts(context, reported, wanted);
    for (let from = 0; from < texts.length; from += BATCH)
      yield texts
        .slice(from, from + BATCH)
        .map(({ response, text }) => [variable, { value: title, style: "wrapped" }, response, { value: text, style: "wrapped" }]);
  }
}

/** The rows from one place on, as many as a sheet holds. */
async function* taken(
  rows: AsyncGenerator<readonly SheetRow[]>,
  left: SheetRow[],
  most: number,
): AsyncGenerator<readonly SheetRow[]> {
  for (let room = most; room > 0; ) {
    const next = left.length > 0 ? { done: false as const, value: left.splice(0) } : await rows.next();
    if (next.done) return;
    yield next.value.slice(0, room);
    left.push(...next.value.slice(room));
    room -= next.value.length;
  }
}

/** All open answers, question by question; on several sheets where one would be too short. */
export function openAnswerSheets(context: WorkbookContext, wanted: OpenQuestions): readonly WorkbookSheet[] {
  const { text } = context;
  const total = wanted.questions.reduce((sum, { count }) => sum + count, 0);
  const columns = ["variable", "question", "response", "text"];
  const head: SheetRow = columns.map((name) => ({ value: text(`resultFiles.sheet.${name}`), style: "header" }));
  const rows = readRows(context, wanted);
  const left: SheetRow[] = [];
  return Array.from({ length: Math.ceil(total / MOST_ROWS) }, () => ({
    name: text("resultFiles.sheet.openAnswers"),
    widths: WIDTHS,
    frozen: { rows: 1, columns: 0 },
    rows: (async function* () {
      yield [head];
      yield* taken(rows, left, MOST_ROWS);
    })(),
  }));
}
