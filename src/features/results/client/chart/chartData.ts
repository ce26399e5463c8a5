import type { QuestionResult, ResultCount } from "../api/resultsApi";

/** One answer across the rows of a chart. */
export interface Series {
  readonly code: string;
  readonly label: string;
  /** Position among the answers: decides its colour everywhere. */
  readonly order: number;
  /** One for each category. */
  readonly points: readonly Point[];
}

export interface Point {
  /** Answer code as filters name it; absent where it can't be filtered by. */
  readonly code?: string;
  /** Share 0 to 1, or a mean. */
  readonly value: number;
  /** Respondents; absent for means. */
  readonly count?: number;
}

export interface Category {
  readonly code: string;
  readonly label: string;
  readonly base?: number;
}

export type Measure = "share" | "mean";

/** What a chart shows, whatever its kind. */
export interface ChartData {
  readonly measure: Measure;
  readonly categories: readonly Category[];
  readonly series: readonly Series[];
  /** Whether the categories are the answers themselves (a flat question) or the rows of a grid. */
  readonly isGrid: boolean;
}

function pointOf(count: ResultCount): Point {
  return { code: count.code, value: count.share, count: count.count };
}

function flatData(counts: readonly ResultCount[]): ChartData {
  return {
    measure: "share",
    isGrid: false,
    categories: counts.map(({ code, label }) => ({ code, label })),
    series: [{ code: "", label: "", order: 0, points: counts.map(pointOf) }],
  };
}

function distinct<T extends { readonly code: string }>(list: readonly T[]): readonly T[] {
  return [...new Map(list.map((item) => [item.code, item])).values()];
}

/** Cells are coded `row:column`; neither code holds a colon. */
function columnCode(code: string): string {
  return code.slice(code.indexOf(":") + 1);
}

function gridData(counts: readonly ResultCount[]): ChartData {
  const rows = distinct(counts.flatMap(({ group }) => (group ? [group] : [])));
  const columns = distinct(counts.map(({ code, label }) => ({ code: columnCode(code), label })));
  const cells = new Map(counts.map((count) => [`${count.group?.code ?? ""}:${columnCode(count.code)}`, count]));
  return {
    measure: "share",
    isGrid: true,
    categories: rows,
    series: columns.map(({ code, label }, order) => ({
      code,
      label,
      order,
      points: rows.map((row) => {
        const cell = cells.get(`${row.code}:${code}`);
        return cell ? pointOf(cell) : { value: 0, count: 0 };
      }),
    })),
  };
}

function meansData(parts: NonNullable<QuestionResult["parts"]>): ChartData {
  return {
    measure: "mean",
    isGrid: false,
    categories: parts.map(({ code, label, base }) => ({ code, label, base })),
    series: [{ code: "", label: "", order: 0, points: parts.map(({ statistics }) => ({ value: statistics.mean ?? 0 })) }],
  };
}

/**
 * A question's figures as chart data: its shares or the means of its parts, the other where it has none of these;
 * nothing where it has neither.
 */
export function chartData(
  { counts, parts = [] }: Pick<QuestionResult, "counts" | "parts">,
  measure: Measure = "share",
): ChartData | undefined {
  if (parts.length > 0 && (measure === "mean" || counts.length === 0)) return meansData(parts);
  if (counts.some(({ group }) => group)) return gridData(counts);
  return counts.length > 0 ? flatData(counts) : undefined;
}
