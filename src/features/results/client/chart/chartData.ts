import type { QuestionResult, ResultCount } from "../../shared/api";
import { type ColourScheme, colouringOf, SIDE_BY_SIDE } from "./colours";

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
  /** Share 0 to 1, or a mean or score. */
  readonly value: number;
  /** Respondents; absent for means. */
  readonly count?: number;
}

export interface Category {
  readonly code: string;
  readonly label: string;
  readonly base?: number;
}

/** `mean`: the figure of each part, be it a mean or a score. */
export type Measure = "share" | "mean";

/** What a chart shows, whatever its kind. */
export interface ChartData {
  readonly measure: Measure;
  readonly categories: readonly Category[];
  readonly series: readonly Series[];
  /** Whether the categories are the answers themselves (a flat question) or the rows of a grid. */
  readonly isGrid: boolean;
  /** Of the answers: the categories, or a grid's series. */
  readonly colouring: ColourScheme;
}

function pointOf(count: ResultCount): Point {
  return { code: count.code, value: count.share, count: count.count };
}

function flatData(counts: readonly ResultCount[], isOrdered = false): ChartData {
  return {
    measure: "share",
    isGrid: false,
    colouring: colouringOf({ counts, isOrdered }),
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

function gridData(counts: readonly ResultCount[], isOrdered = false): ChartData {
  const rows = distinct(counts.flatMap(({ group }) => (group ? [group] : [])));
  const columns = distinct(counts.map(({ code, label }) => ({ code: columnCode(code), label })));
  const cells = new Map(counts.map((count) => [`${count.group?.code ?? ""}:${columnCode(count.code)}`, count]));
  return {
    measure: "share",
    isGrid: true,
    colouring: colouringOf({ counts: columns.map(() => ({})), isOrdered }),
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

/** What a chart of parts shows of each: scores have no mean beside them. */
export function partFigure(parts: NonNullable<QuestionResult["parts"]>): "mean" | "score" {
  return parts.some(({ statistics }) => statistics.score !== undefined) ? "score" : "mean";
}

function meansData(parts: NonNullable<QuestionResult["parts"]>): ChartData {
  const figure = partFigure(parts);
  return {
    measure: "mean",
    isGrid: false,
    colouring: SIDE_BY_SIDE,
    categories: parts.map(({ code, label, base }) => ({ code, label, base })),
    series: [{ code: "", label: "", order: 0, points: parts.map(({ statistics }) => ({ value: statistics[figure] ?? 0 })) }],
  };
}

/**
 * A question's figures as chart data: its shares or the means of its parts, the other where it has none of these;
 * nothing where it has neither.
 */
export function chartData(
  { counts, parts = [], isOrdered }: Pick<QuestionResult, "counts" | "parts" | "isOrdered">,
  measure: Measure = "share",
): ChartData | undefined {
  if (parts.length > 0 && (measure === "mean" || counts.length === 0)) return meansData(parts);
  if (counts.some(({ group }) => group)) return gridData(counts, isOrdered);
  return counts.length > 0 ? flatData(counts, isOrdered) : undefined;
}
