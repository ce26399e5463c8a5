import { CSV_MARK, csvRows } from "../../../../shared/csv/csvRows";
import type { CrossTable } from "../../shared/tablesApi";
import { columnLetters } from "./columnGroups";

interface Heads {
  readonly base: string;
  readonly weightedBase: string;
  readonly effectiveBase: string;
  /** Heading of the rows' percentages; absent where they aren't wanted. */
  readonly rowPercent?: string | undefined;
  /** Title of a variable's question. */
  readonly titleOf: (variable: string) => string;
}

/** A table as CSV: percentages, or statistics, with their letters in a column beside them. */
export function crossTableCsv({ columns, rows, missing }: CrossTable, heads: Heads, delimiter: string): string {
  const { base, weightedBase, effectiveBase, rowPercent, titleOf } = heads;
  const letters = columnLetters(columns);
  const rowPercents = (value: string | number) => (rowPercent === undefined ? [] : [value]);
  const across = (cells: (place: number) => readonly (string | number)[]) => columns.flatMap((_, place) => cells(place));
  return (
    CSV_MARK +
    csvRows(
      [
        ["", "", ...across((place) => [titleOf(columns[place]?.question ?? ""), "", ...rowPercents("")])],
        ["", "", ...across((place) => [columns[place]?.label ?? "", letters[place] ?? "", ...rowPercents(rowPercent ?? "")])],
        ["", base, ...across((place) => [columns[place]?.base ?? 0, "", ...rowPercents("")])],
        ["", weightedBase, ...across((place) => [columns[place]?.weightedBase ?? 0, "", ...rowPercents("")])],
        ["", effectiveBase, ...across((place) => [columns[place]?.effectiveBase ?? 0, "", ...rowPercents("")])],
        ...rows.map(({ question, label, cells }) => [
          titleOf(question ?? ""),
          label,
          ...across((place) => {
            const cell = cells[place];
            const isShare = cell?.value === undefined;
            const isEmpty = missing.find((one) => one.question === question)?.bases[place]?.base === 0;
            const share = isEmpty ? "" : (cell?.columnPercent ?? 0);
            const shown = isShare ? share : (cell.value ?? "");
            return [shown, cell?.letters ?? "", ...rowPercents(isShare ? (cell?.rowPercent ?? 0) : "")];
          }),
        ]),
      ],
      delimiter,
    )
  );
}
