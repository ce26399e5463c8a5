import { CSV_MARK, csvRows } from "../../../../shared/csv/csvRows";
import type { QuestionSplit } from "./splitData";

/** A question by groups as CSV: shares as fractions and statistics, with the groups' bases. */
export function splitCsv(
  { total, groups, answers, statistics }: QuestionSplit,
  heads: { readonly answer: string; readonly base: string; readonly total: string },
  delimiter: string,
): string {
  const rows = [...answers, ...statistics].map(({ label, cells }) => [label, ...cells.map(({ value }) => value ?? "")]);
  return (
    CSV_MARK +
    csvRows(
      [
        [heads.answer, heads.total, ...groups.map(({ label }) => label)],
        [heads.base, total, ...groups.map(({ base }) => base)],
        ...rows,
      ],
      delimiter,
    )
  );
}
