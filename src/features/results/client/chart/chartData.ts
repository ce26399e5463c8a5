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
  /** Whether nobody is in the base, so that there is no share. @default false */
  readonly isEmpty?: boolean;
}

export interface Category {
  readonly code: string;
  readonly label: string;
  /** Position among the answers as they are asked: decides its colour. */
  readonly order: number;
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

type Drawn = Pick<QuestionResult, "counts" | "isOrdered" | "hiddenCount" | "colours">;

function flatData(question: Drawn): ChartData {
  const { counts } = question;
  return {
    measure: "share",
    isGrid: false,
    colouring: colouringOf(question),
    categories: counts.map(({ code, label, place }, index) => ({ code, label, order: place ?? index })),
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

function gridData({ counts, isOrdered, colours }: Drawn): ChartData {
  const rows = distinct(counts.flatMap(({ group }) => (group ? [group] : [])));
  const columns = distinct(counts.map(({ code, label }) => ({ code: columnCode(code), label })));
  const cells = new Map(counts.map((count) => [`${count.group?.code ?? ""}:${columnCode(count.code)}`, count]));
  return {
    measure: "share",
    isGrid: true,
    colouring: colouringOf({ counts: columns.map(() => ({})), isOrdered, colours }),
    categories: rows.map((row, order) => ({ ...row, order })),
    series: columns.map(({ code, label }, order) => ({
      code,
      label,
      order,
      points: rows.map((row) => {
        const cell = cells.get(`${row.code}:${code}`);
        return cell && row.base > 0 ? pointOf(cell) : { ...(cell ? { code: cell.code } : {}), value: 0, count: 0, isEmpty: true };
      }),
    })),
  };
}

/** What a chart of parts shows of each: scores have no mean beside them. */
export function partFigure(parts: NonNullable<QuestionResult["parts"]>): "mean" | "score" {
  return parts.some(({ statistics }) => statistics.score !== undefined) ? "score" : "mean";
}

function meansData(parts: NonNullable<QuestionResult["parts"]>, colours: QuestionResult["colours"]): ChartData {
  const figure = partFigure(parts);
  return {
    measure: "mean",
    isGrid: false,
    colouring: { ...SIDE_BY_SIDE, chosen: colours },
    categories: parts.map(({ code, label, base }, order) => ({ code, label, base, order })),
    series: [
      {
        ...{ code: "", label: "", order: 0 },
        points: parts.map(({ statistics }) => ({ value: statistics[figure] ?? 0, isEmpty: statistics[figure] === undefined })),
      },
    ],
  };
}

/**
 * A question's figures as chart data: its shares or the means of its parts, the other where it has none of these;
 * nothing where it has neither.
 */
export function chartData(
  question: Pick<QuestionResult, "counts" | "parts" | "isOrdered" | "hiddenCount" | "colours">,
  measure: Measure = "share",
): ChartData | undefined {
  const { counts, parts = [], colours } = question;
  if (parts.length > 0 && (measure === "mean" || counts.length === 0)) return meansData(parts, colours);
  if (counts.some(({ group }) => group)) return gridData(question);
  return counts.length > 0 ? flatData(question) : undefined;
}
