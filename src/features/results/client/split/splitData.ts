import type { QuestionResult } from "../../shared/api";
import type { CrossTable } from "../../shared/tablesApi";
import type { ChartData, Point } from "../chart/chartData";
import { colouringOf, SIDE_BY_SIDE } from "../chart/colours";

/** Groups side by side that have a colour each. */
export const MOST_GROUPS = 10;

export interface SplitGroup {
  readonly key: string;
  readonly label: string;
  /** Who of the group answered the question. */
  readonly base: number;
}

export interface SplitCell {
  /** Share 0 to 1, or a statistic; null of nobody. */
  readonly value: number | null;
  /** Respondents; absent of statistics. */
  readonly count?: number;
}

export interface SplitRow {
  readonly key: string;
  readonly label: string;
  /** Place among the answers as they are asked. */
  readonly place: number;
  /** One for the total, then one a group. */
  readonly cells: readonly SplitCell[];
}

/** One question by the groups of a variable. */
export interface QuestionSplit {
  readonly total: number;
  readonly groups: readonly SplitGroup[];
  readonly answers: readonly SplitRow[];
  /** Means and the like; none where the question has no numbers. */
  readonly statistics: readonly SplitRow[];
}

/** @param variable as the table's rows name the question @returns undefined where the table doesn't have the question */
export function splitOf(table: CrossTable, variable: string, question: QuestionResult): QuestionSplit | undefined {
  const bases = table.missing.find((one) => one.question === variable)?.bases;
  if (!bases) return undefined;
  const rows = table.rows.filter((row) => row.question === variable);
  const rowOf = ({ key, label, cells }: CrossTable["rows"][number], place: number): SplitRow => ({
    ...{ key, label, place },
    cells: cells.map(({ value, columnPercent, count }, column): SplitCell => {
      if (value !== undefined) return { value };
      return { value: bases[column]?.base === 0 ? null : columnPercent / 100, count };
    }),
  });
  const answers = rows.filter(({ kind }) => kind === "category").map(rowOf);
  const byKey = new Map(answers.map((row) => [row.key, row]));
  const shown = question.counts.flatMap(({ code, label, group }) => {
    const row = byKey.get(code);
    return row ? [group ? row : { ...row, label }] : [];
  });
  return {
    total: bases[0]?.base ?? 0,
    groups: table.columns.slice(1).map(({ key, label }, index) => ({ key, label, base: bases[index + 1]?.base ?? 0 })),
    // Intervals of numbers are those of everybody: a filter's own aren't among them.
    answers: shown.length === question.counts.length ? shown : answers,
    statistics: rows.filter(({ kind }) => kind !== "category" && kind !== "net").map(rowOf),
  };
}

export type SplitKind = "grouped" | "stacked" | "mean";

const meanOf = ({ statistics }: QuestionSplit) => statistics.find(({ key }) => key === "mean");

/** How it can be drawn, the best first: numbers are compared by their means. */
export function splitKinds(split: QuestionSplit, question: QuestionResult): readonly SplitKind[] {
  const isGrid = question.counts.some(({ group }) => group);
  const shares: readonly SplitKind[] = isGrid || split.answers.length === 0 ? [] : ["grouped", "stacked"];
  return meanOf(split) ? ["mean", ...shares] : shares;
}

const pointOf = ({ value = null, count }: Partial<SplitCell> = {}): Point => ({
  value: value ?? 0,
  ...(count === undefined ? {} : { count }),
  ...(value === null ? { isEmpty: true } : {}),
});

interface SplitDrawing {
  readonly kind: SplitKind;
  readonly question: QuestionResult;
  /** A group with its base, where nothing else says it. */
  readonly nameOf: (group: SplitGroup) => string;
}

/** What a chart shows of a question by groups. */
export function splitChart(split: QuestionSplit, { kind, question, nameOf }: SplitDrawing): ChartData {
  const { groups, answers } = split;
  const groupLines = groups.map((group, order) => ({
    ...{ code: group.key, base: group.base, order },
    label: kind === "stacked" ? group.label : nameOf(group),
  }));
  if (kind === "mean") {
    const points = groups.map((_, index) => pointOf(meanOf(split)?.cells[index + 1]));
    const series = [{ code: "", label: "", order: 0, points }];
    return {
      measure: "mean",
      isGrid: false,
      colouring: { ...SIDE_BY_SIDE, chosen: question.colours },
      categories: groupLines,
      series,
    };
  }
  if (kind === "stacked") {
    const series = answers.map(({ key, label, place, cells }) => ({
      ...{ code: key, label, order: place },
      points: groups.map((_, index) => pointOf(cells[index + 1])),
    }));
    const scheme = colouringOf(question);
    return {
      measure: "share",
      isGrid: true,
      colouring: { ...scheme, count: Math.max(scheme.count, answers.length) },
      categories: groupLines,
      series,
    };
  }
  const series = groupLines.slice(0, MOST_GROUPS).map(({ code, label, order }) => ({
    ...{ code, label, order },
    points: answers.map(({ cells }) => pointOf(cells[order + 1])),
  }));
  const categories = answers.map(({ key, label, place }) => ({ code: key, label, order: place }));
  return { measure: "share", isGrid: true, colouring: { ...SIDE_BY_SIDE, count: series.length }, categories, series };
}
