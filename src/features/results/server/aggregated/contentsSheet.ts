import type { SheetLink, SheetRow, WorkbookSheet } from "../../../../server/kit";
import { createZone } from "../../../../shared/dates/zone";
import type { QuestionResult } from "../../shared/api";
import type { FilterWords } from "../../shared/reportsApi";
import type { WorkbookContext, WorkbookRequest } from "./workbookRequest";

const WIDTHS = [22, 70, 14];
/** Sheets by their place. */
export const SHEETS = { distributions: 1, openAnswers: 2 } as const;

export interface Contents {
  readonly title: string;
  readonly request: WorkbookRequest;
  /** Complete responses that count. */
  readonly base: number;
  readonly filter: FilterWords;
  /** Name of the segment, where there is one. */
  readonly segment: string | undefined;
  readonly weight: string | undefined;
  /** Titles of the variables that tables are crossed by. */
  readonly banner: readonly string[];
  readonly questions: readonly QuestionResult[];
  readonly hasOpenAnswers: boolean;
  /** Where each question begins on the sheet of distributions, by its id; complete once that is written. */
  readonly rowOf: ReadonlyMap<string, number>;
}

function factRows({ timeZone, text }: WorkbookContext, contents: Contents): readonly SheetRow[] {
  const { request, base, filter, segment, weight, banner } = contents;
  const clock = `${createZone(timeZone).clockAt(new Date(request.until).toISOString())}Z`;
  const named = (name: string, value: string): SheetRow => [
    { value: text(`resultFiles.sheet.${name}`), style: "header" },
    { value, style: "wrapped" },
  ];
  const percent = new Intl.NumberFormat(request.language, { style: "percent", maximumFractionDigits: 1 });
  return [
    [
      { value: text("resultFiles.sheet.asOf"), style: "header" },
      { value: clock, style: "moment" },
    ],
    [
      { value: text("resultFiles.sheet.responses"), style: "header" },
      { value: base, style: "count" },
    ],
    ...filter.map(({ question, answers }) => named("filter", `${question}: ${answers.join(text("resultFiles.sheet.or"))}`)),
    ...(filter.length === 0 ? [named("filter", text("reports.unfiltered"))] : []),
    ...(segment === undefined ? [] : [named("segment", segment)]),
    ...(request.withTest ? [named("test", text("resultFiles.sheet.withTest"))] : []),
    ...(weight === undefined ? [] : [named("weight", weight)]),
    ...(banner.length === 0
      ? []
      : [
          named("banner", banner.join(" · ")),
          named("level", text("resultFiles.sheet.letterNote", { level: percent.format(request.level) })),
        ]),
  ];
}

/** The first sheet: what the workbook says, of whom, and where. */
export function contentsSheet(context: WorkbookContext, contents: Contents): WorkbookSheet {
  const { text } = context;
  const { title, questions, hasOpenAnswers, rowOf } = contents;
  const before: readonly SheetRow[] = [
    [{ value: title, style: "title" }],
    ...factRows(context, contents),
    [],
    ["variable", "question", "base"].map((name) => ({
      value: text(`resultFiles.sheet.${name}`),
      style: name === "base" ? "figureHeader" : "header",
    })),
  ];
  const lines: readonly SheetRow[] = [
    ...questions.map(
      ({ variable, title: question, base }): SheetRow => [
        variable,
        { value: question || variable, style: "link" },
        { value: base, style: "count" },
      ],
    ),
    ...(hasOpenAnswers ? [["", { value: text("resultFiles.sheet.openAnswers"), style: "link" } as const]] : []),
  ];
  const links = (): readonly SheetLink[] => {
    const place = (index: number) => ({ row: before.length + index, column: 1 });
    const toQuestions = questions.map(({ id }, index) => ({
      ...place(index),
      to: { sheet: SHEETS.distributions, row: rowOf.get(id) ?? 0 },
    }));
    const toTexts = { ...place(questions.length), to: { sheet: SHEETS.openAnswers, row: 0 } };
    return hasOpenAnswers ? [...toQuestions, toTexts] : toQuestions;
  };
  return {
    name: text("resultFiles.sheet.contents"),
    widths: WIDTHS,
    rows: (async function* () {
      yield [...before, ...lines];
    })(),
    links,
  };
}
