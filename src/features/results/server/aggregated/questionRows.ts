import type { SheetRow, StyledCell } from "../../../../server/kit";
import type { QuestionResult } from "../../shared/api";
import type { CrossTable, TableNet } from "../../shared/tablesApi";
import type { ReportedQuestion } from "../reportedQuestionnaire";
import type { ResultsServices } from "../services";
import { crossTable } from "../tables/crossTable";
import { type PartAxis, preparePartAxes } from "../tables/partAxes";
import { hasLines } from "../tables/readAxis";
import type { TableFrame } from "../tables/tableFrame";
import { layoutOf } from "../tables/tableOptions";
import { baseRow, figureRow, type TableLayout } from "./tableLayout";
import type { WorkbookContext } from "./workbookRequest";

/** What the tables of all questions are counted with. */
export interface TableTools {
  readonly frame: TableFrame;
  readonly nets: readonly TableNet[];
  readonly level: number;
  readonly services: ResultsServices;
}

/** Columns of few people are compared with none, as on the screen. */
const MINIMUM_BASE = 30;
/** Figures of items that no one answer has, so that they can't be weighted or crossed. */
const FIGURES_OF_ALL = ["score", "best", "worst", "shown"] as const;

interface QuestionTable {
  readonly lines: CrossTable | undefined;
  /** Statistics of items, fields or rows, each with its name. */
  readonly parts: readonly (Pick<PartAxis, "code" | "label"> & { readonly table: CrossTable })[];
}

/** The tables of a question, read at once. */
export async function countQuestion(
  context: Pick<WorkbookContext, "db" | "language" | "text">,
  reported: ReportedQuestion,
  { frame, nets, level, services }: TableTools,
): Promise<QuestionTable> {
  const { variable } = reported.question;
  const own = nets.filter(({ row }) => row === variable);
  const options = { rows: [], columns: [], statistics: true, minimumBase: MINIMUM_BASE, level, nets: own };
  const layout = layoutOf(options, context.text);
  const lines = hasLines(reported, context.language) ? await frame.prepare(variable, "/rows") : undefined;
  const parts = preparePartAxes(reported, context.language);
  const needed = [...frame.questionIds, reported.question.id];
  return services.responses.use(context.db, frame.source, needed, (responses) => {
    const counted = frame.readIn(responses);
    const axes = parts.readIn(responses);
    return {
      lines: lines && crossTable({ ...layout, ...counted, rows: [lines.readIn(responses)] }),
      parts: axes.map(({ code, label, axis }) => ({ code, label, table: crossTable({ ...layout, ...counted, rows: [axis] }) })),
    };
  });
}

const header = (value: string): StyledCell => ({ value, style: "header" });
const muted = (value: string): StyledCell => ({ value, style: "muted" });
const wrapped = (value: string): StyledCell => ({ value, style: "wrapped" });

interface Shown {
  readonly reported: ReportedQuestion;
  /** As the results call answers it. */
  readonly result: QuestionResult;
  readonly layout: TableLayout;
}

/** Lines of answers, nets and statistics under the base that they are of. */
function lineRows(
  { rows, missing }: CrossTable,
  { reported, layout }: Shown,
  text: WorkbookContext["text"],
): readonly SheetRow[] {
  const shown = rows.filter(({ key, cells }) => !reported.removed.has(key) || cells.some(({ count }) => count > 0));
  return [
    baseRow(header(text("resultFiles.sheet.base")), missing[0]?.bases ?? [], layout),
    ...shown.map(({ label, cells }) => figureRow(wrapped(label), cells, layout)),
  ];
}

function partRows(parts: QuestionTable["parts"], layout: TableLayout): readonly SheetRow[] {
  return parts.flatMap(({ label, table }) =>
    table.rows
      .filter(({ kind }) => kind !== "category")
      .map((row) => figureRow(wrapped(`${label} – ${row.label}`), row.cells, layout)),
  );
}

/** What is said of an item by all answers together: of everybody who counts, unweighted. */
function wholeRows({ result, layout }: Shown, counted: ReadonlySet<string>, text: WorkbookContext["text"]): readonly SheetRow[] {
  const [total = []] = layout.figures;
  return (result.parts ?? [])
    .filter(({ code }) => !counted.has(code))
    .flatMap(({ label, base, statistics }) =>
      FIGURES_OF_ALL.flatMap((name): SheetRow[] => {
        const value = statistics[name];
        if (value === undefined) return [];
        const cells = total.map((figure): StyledCell | null => {
          if (figure === "count") return { value: base, style: "count" };
          return figure === "share" ? { value, style: "decimal" } : null;
        });
        return [[wrapped(`${label} – ${text(`results.statistics.${name}`)}`), ...cells]];
      }),
    );
}

function missingRows({ result }: Shown, text: WorkbookContext["text"]): readonly SheetRow[] {
  return Object.entries(result.missing).flatMap(([reason, count]) =>
    count > 0
      ? [[muted(text(`results.missing.${reason}`, { smart_count: count })), { value: count, style: "count" } as const]]
      : [],
  );
}

/** A question's rows on the sheet of distributions, without its title. */
export function questionRows(
  { lines, parts }: QuestionTable,
  shown: Shown,
  { text }: Pick<WorkbookContext, "text">,
): readonly SheetRow[] {
  const { result, layout } = shown;
  const { textCount = result.texts?.length ?? 0 } = result;
  const total: CrossTable["missing"][number]["bases"] = [{ base: result.base, weightedBase: result.base }];
  const [plain = []] = layout.figures;
  const baseOnly = baseRow(header(text("resultFiles.sheet.base")), total, {
    ...layout,
    figures: [plain.filter((one) => one === "count")],
  });
  return [
    ...(lines ? lineRows(lines, shown, text) : [baseOnly]),
    ...partRows(parts, layout),
    ...wholeRows(shown, new Set(parts.map(({ code }) => code)), text),
    ...(textCount > 0 ? [[muted(text("resultFiles.sheet.texts", { smart_count: textCount, count: textCount }))]] : []),
    ...missingRows(shown, text),
  ];
}
