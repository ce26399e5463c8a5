import { CSV_MARK, csvRows } from "../../../../shared/csv/csvRows";
import type { CrossTable } from "../../shared/tablesApi";
import { columnLetters } from "./columnGroups";

interface Heads {
  readonly base: string;
  readonly weightedBase: string;
  /** Title of a variable's question. */
  readonly titleOf: (variable: string) => string;
}

/** A table as CSV: percentages with their letters in a column beside them. */
export function crossTableCsv({ columns, rows }: CrossTable, { base, weightedBase, titleOf }: Heads, delimiter: string): string {
  const letters = columnLetters(columns);
  const across = (cells: (place: number) => readonly (string | number)[]) => columns.flatMap((_, place) => cells(place));
  return (
    CSV_MARK +
    csvRows(
      [
        ["", "", ...across((place) => [titleOf(columns[place]?.question ?? ""), ""])],
        ["", "", ...across((place) => [columns[place]?.label ?? "", letters[place] ?? ""])],
        ["", base, ...across((place) => [columns[place]?.base ?? 0, ""])],
        ["", weightedBase, ...across((place) => [columns[place]?.weightedBase ?? 0, ""])],
        ...rows.map(({ question, label, cells }) => [
          titleOf(question ?? ""),
          label,
          ...across((place) => [cells[place]?.columnPercent ?? 0, cells[place]?.letters ?? ""]),
        ]),
      ],
      delimiter,
    )
  );
}
