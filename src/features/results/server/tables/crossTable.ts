import type { CrossTable, TableNet } from "../../shared/tablesApi";
import { columnsOf, Layout } from "./layout";
import { type Comparison, meanLetters, proportionLetters } from "./letters";
import { promotion } from "./netPromoterScore";
import { NumberSums } from "./numberSums";
import { type Net, RowSums } from "./rowSums";
import { Sums } from "./sums";
import type { TableAxis } from "./tableAxis";

export interface TableInput {
  /** Slots of the respondents. */
  readonly respondents: Iterable<number>;
  readonly rows: readonly TableAxis[];
  readonly columns: readonly TableAxis[];
  /** Above 0; who has none is left out. @default 1 for everybody */
  readonly weightOf?: ((slot: number) => number | undefined) | undefined;
  /** Confidence level of the letters. */
  readonly level: number;
  /** Columns with fewer respondents to a row's question are compared with none. @default 0 */
  readonly minimumBase?: number;
  /** Whether rows of means and the like are added where a question has numbers. @default false */
  readonly hasStatistics?: boolean;
  /** Whether columns are compared. @default true */
  readonly hasLetters?: boolean;
  /** Categories that are added up as rows of their own. @default none */
  readonly nets?: readonly TableNet[];
  /** @param name of the total, and of rows of statistics @default the name itself */
  readonly labelOf?: (name: "total" | "mean" | "median" | "standardDeviation" | "nps" | "top2" | "bottom2") => string;
}

type Row = CrossTable["rows"][number];
type Cell = Row["cells"][number];

/** Scales of fewer points have no two highest apart from the rest. */
const FEWEST_POINTS = 4;

function netsOf(axis: TableAxis, { nets = [], hasStatistics = false, labelOf = (name) => name }: TableInput): readonly Net[] {
  const { length } = axis.categories;
  const asked = nets.flatMap(({ row, label, keys }, index): readonly Net[] => {
    if (row !== axis.question) return [];
    const places = axis.categories.flatMap(({ key }, place) => (keys.includes(key) ? [place] : []));
    return [{ kind: "net", key: `net:${index}`, label, places: new Set(places) }];
  });
  if (!hasStatistics || axis.isScale !== true || length < FEWEST_POINTS) return asked;
  return [
    ...asked,
    { kind: "top2", key: "top2", label: labelOf("top2"), places: new Set([length - 1, length - 2]) },
    { kind: "bottom2", key: "bottom2", label: labelOf("bottom2"), places: new Set([0, 1]) },
  ];
}

/** All sums of one row's question. */
class RowCount {
  readonly sums: RowSums;
  readonly numbers: NumberSums | undefined;
  readonly promotions: NumberSums | undefined;

  constructor(
    readonly axis: TableAxis,
    layout: Layout,
    input: TableInput,
  ) {
    this.sums = new RowSums(axis, netsOf(axis, input), layout);
    this.numbers = input.hasStatistics === true && axis.numberOf ? new NumberSums(layout) : undefined;
    this.promotions = this.numbers && axis.isNps === true ? new NumberSums(layout) : undefined;
  }

  /** @returns whether the respondent answered */
  add(slot: number, columns: readonly number[], weight: number): boolean {
    const places = this.axis.placesOf(slot);
    if (!places) {
      this.sums.addMissing(slot);
      return false;
    }
    this.sums.add(places, columns, weight);
    const value = this.numbers && this.axis.numberOf?.(slot);
    if (value !== undefined) {
      this.numbers?.add(value, columns, weight);
      this.promotions?.add(promotion(value), columns, weight);
    }
    return true;
  }
}

const percent = (part: number, whole: number): number => (whole > 0 ? (100 * part) / whole : 0);

/** Rows of categories and nets. */
function shareRows({ axis, sums }: RowCount, comparison: Comparison): readonly Row[] {
  const { width } = sums.layout;
  const lines = [
    ...axis.categories.map((category) => ({ ...category, kind: "category" as const })),
    ...sums.nets.map(({ key, label, kind }) => ({ key, label, kind })),
  ];
  return lines.map(({ key, label, kind }, line) => ({
    question: axis.question,
    key,
    label,
    kind,
    cells: comparison.columns.map((_, column): Cell => {
      const at = line * width + column;
      const weighted = sums.cells.weighted(at);
      return {
        count: sums.cells.count(at),
        weighted,
        columnPercent: percent(weighted, sums.bases.weighted(column)),
        rowPercent: percent(weighted, sums.cells.weighted(line * width)),
        letters: proportionLetters(sums, line, column, comparison),
      };
    }),
  }));
}

/** Rows of statistics: who has a number counts in them. */
function statisticRows({ axis, sums, numbers, promotions }: RowCount, input: TableInput, comparison: Comparison): readonly Row[] {
  const { labelOf = (name) => name } = input;
  if (!numbers) return [];
  const rowOf = (
    kind: "mean" | "median" | "standardDeviation" | "nps",
    figureOf: (column: number) => number | undefined,
    tested?: NumberSums,
  ): Row => ({
    question: axis.question,
    key: kind,
    label: labelOf(kind),
    kind,
    cells: comparison.columns.map((_, column): Cell => {
      const { count = 0, weighted = 0 } = numbers.moments[column] ?? {};
      return {
        count,
        weighted,
        columnPercent: percent(weighted, sums.bases.weighted(column)),
        rowPercent: percent(weighted, numbers.moments[0]?.weighted ?? 0),
        letters: tested ? meanLetters(tested, column, comparison) : "",
        value: count > 0 ? (figureOf(column) ?? null) : null,
      };
    }),
  });
  const medians = numbers.histogram.medians();
  return [
    ...(promotions ? [rowOf("nps", (column) => promotions.moments[column]?.mean, promotions)] : []),
    rowOf("mean", (column) => numbers.moments[column]?.mean, numbers),
    rowOf("median", (column) => medians[column]),
    rowOf("standardDeviation", (column) => numbers.moments[column]?.standardDeviation),
  ];
}

/** Counts, shares, statistics and significant differences of some variables by others. */
export function crossTable(input: TableInput): CrossTable {
  const { respondents, weightOf, level, minimumBase = 0, hasLetters = true, labelOf = (name) => name } = input;
  const columns = columnsOf(input.columns, labelOf("total"));
  const layout = new Layout(input.columns, hasLetters);
  const bases = new Sums(columns.length);
  const rows = input.rows.map((axis) => new RowCount(axis, layout, input));
  const places: number[] = [];
  for (const slot of respondents) {
    const weight = weightOf ? weightOf(slot) : 1;
    if (weight === undefined) continue;
    layout.placesOf(slot, places);
    let hasAnswered = false;
    for (const row of rows) if (row.add(slot, places, weight)) hasAnswered = true;
    if (hasAnswered) for (const place of places) bases.add(place, weight);
  }
  const comparison = { columns, level, minimumBase, isOff: !hasLetters };
  return {
    columns: columns.map(({ axis, key, label }, place) => ({
      question: axis?.question ?? null,
      key,
      label,
      base: bases.count(place),
      weightedBase: bases.weighted(place),
      effectiveBase: bases.effective(place),
    })),
    rows: rows.flatMap((row) => [...shareRows(row, comparison), ...statisticRows(row, input, comparison)]),
    missing: rows.map(({ axis, sums: { bases: own, missing } }) => ({
      question: axis.question,
      bases: columns.map((_, place) => ({ base: own.count(place), weightedBase: own.weighted(place) })),
      reasons: Object.fromEntries(missing),
    })),
  };
}
