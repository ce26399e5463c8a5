import type { SheetRow, StyledCell } from "../../../../server/kit";
import { columnLetter } from "../../../../shared/columnLetter";
import type { CrossTable } from "../../shared/tablesApi";
import type { WorkbookContext } from "./workbookRequest";

type Cell = CrossTable["rows"][number]["cells"][number];
/** What a column of a table takes of the sheet, each in a column of its own. */
type Figure = "count" | "weighted" | "share" | "letters";

export interface TableLayout {
  /** Figures of each of the tables' columns. */
  readonly figures: readonly (readonly Figure[])[];
  /** Rows that stay in place above all tables. */
  readonly head: readonly SheetRow[];
  readonly widths: readonly number[];
}

const LABEL_WIDTH = 44;
const WIDTHS = { count: 9, weighted: 10, share: 9, letters: 8 } as const;

/** The same columns for all tables of a sheet, so that their head stands once above them. */
export function tableLayout(
  columns: CrossTable["columns"],
  { isWeighted, titleOf }: { readonly isWeighted: boolean; readonly titleOf: (variable: string) => string },
  { text }: Pick<WorkbookContext, "text">,
): TableLayout {
  const figures = columns.map(({ question }): readonly Figure[] => [
    "count",
    ...(isWeighted ? (["weighted"] as const) : []),
    "share",
    ...(question === null ? [] : (["letters"] as const)),
  ]);
  const head = (value: string): StyledCell => ({ value, style: "header" });
  const names = figures
    .flat()
    .map((figure): StyledCell => ({ value: text(`resultFiles.sheet.${figure}`), style: "figureHeader" }));
  const places = columns.map(({ question }, at) => at - columns.findIndex((column) => column.question === question));
  const above = (first: (at: number) => string, letter: (at: number) => string) =>
    figures.flatMap((own, at) =>
      own.map((figure, index) => head(figure === "letters" ? letter(at) : index === 0 ? first(at) : "")),
    );
  const titles = above(
    (at) => (places[at] === 0 && columns[at]?.question ? titleOf(columns[at].question) : ""),
    () => "",
  );
  const labels = above(
    (at) => columns[at]?.label ?? "",
    (at) => columnLetter(places[at] ?? 0),
  );
  const hasBanner = columns.length > 1;
  const last: SheetRow = [head(text("resultFiles.sheet.answer")), ...names];
  return {
    figures,
    head: hasBanner ? [[head(""), ...titles], [head(""), ...labels], last] : [last],
    widths: [LABEL_WIDTH, ...figures.flat().map((figure) => WIDTHS[figure])],
  };
}

const FIGURES: Readonly<Record<Figure, (cell: Cell) => StyledCell | null>> = {
  count: ({ count }) => ({ value: count, style: "count" }),
  weighted: ({ weighted }) => ({ value: weighted, style: "weighted" }),
  share: ({ columnPercent, value }) =>
    value === undefined ? { value: columnPercent / 100, style: "percent" } : { value, style: "decimal" },
  letters: ({ letters }) => (letters ? { value: letters, style: "plain" } : null),
};

/** A line of a table. */
export function figureRow(label: string | StyledCell, cells: readonly Cell[], { figures }: TableLayout): SheetRow {
  return [label, ...cells.flatMap((cell, at) => (figures[at] ?? []).map((figure) => FIGURES[figure](cell)))];
}

/** How many people a table's percentages are of, by column. */
export function baseRow(label: StyledCell, bases: CrossTable["missing"][number]["bases"], { figures }: TableLayout): SheetRow {
  const cellOf = (figure: Figure, at: number): StyledCell | null => {
    const { base = 0, weightedBase = 0 } = bases[at] ?? {};
    if (figure === "count") return { value: base, style: "count" };
    return figure === "weighted" ? { value: weightedBase, style: "weighted" } : null;
  };
  return [label, ...figures.flatMap((own, at) => own.map((figure) => cellOf(figure, at)))];
}
