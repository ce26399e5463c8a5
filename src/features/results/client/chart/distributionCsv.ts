import { CSV_MARK, type CsvCell, csvRows } from "../../../../shared/csv/csvRows";
import type { QuestionResult } from "../../shared/api";
import { partFigure } from "./chartData";

export interface CsvHeads {
  readonly row: string;
  readonly answer: string;
  readonly code: string;
  readonly count: string;
  readonly share: string;
  readonly base: string;
  readonly mean: string;
  readonly score: string;
  readonly best: string;
  readonly worst: string;
  readonly shown: string;
}

const SCORED = ["score", "best", "worst", "shown"] as const;

/** There is no share of nobody. */
const shareOf = (share: number, base: number): CsvCell => (base > 0 ? share : "");

function lines(question: QuestionResult, heads: CsvHeads): readonly (readonly CsvCell[])[] {
  if (question.counts.some(({ group }) => group)) {
    return [
      [heads.row, heads.answer, heads.code, heads.count, heads.share, heads.base],
      ...question.counts.map(({ group, label, code, count, share }) => [
        group?.label ?? "",
        label,
        code,
        count,
        shareOf(share, group?.base ?? question.base),
        group?.base ?? question.base,
      ]),
    ];
  }
  if (question.parts && partFigure(question.parts) === "score") {
    return [
      [heads.answer, heads.code, ...SCORED.map((figure) => heads[figure]), heads.base],
      ...question.parts.map(({ label, code, statistics, base }) => [
        label,
        code,
        ...SCORED.map((figure) => statistics[figure] ?? ""),
        base,
      ]),
    ];
  }
  if (question.counts.length === 0 && question.parts) {
    return [
      [heads.answer, heads.code, heads.mean, heads.base],
      ...question.parts.map(({ label, code, statistics, base }) => [label, code, statistics.mean ?? "", base]),
    ];
  }
  return [
    [heads.answer, heads.code, heads.count, heads.share, heads.base],
    ...question.counts.map(({ label, code, count, share }) => [label, code, count, shareOf(share, question.base), question.base]),
  ];
}

/** One question's distribution as CSV: RFC 4180, UTF-8 with a byte-order mark, shares as fractions. */
export function distributionCsv(question: QuestionResult, heads: CsvHeads, delimiter: string): string {
  return CSV_MARK + csvRows(lines(question, heads), delimiter);
}
