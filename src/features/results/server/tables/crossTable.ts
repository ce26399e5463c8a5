import { columnLetter } from "../../../../shared/columnLetter";
import type { CrossTable } from "../../shared/tablesApi";
import { criticalZ, proportionsZ } from "./significance";

/** A variable as a table's rows or columns: its categories, and which of them each respondent gave. */
export interface TableAxis {
  readonly question: string;
  readonly categories: readonly { readonly key: string; readonly label: string }[];
  /** Places among the categories; undefined of who wasn't asked, or gave no value. @param slot of the respondent */
  readonly placesOf: (slot: number) => readonly number[] | undefined;
  /** The number behind, where there is one. */
  readonly numberOf?: (slot: number) => number | undefined;
}

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
  readonly totalLabel: string;
}

/** Sums over people, many side by side. */
class Sums {
  readonly #counts: Float64Array;
  readonly #weighted: Float64Array;
  readonly #squares: Float64Array;

  constructor(length: number) {
    [this.#counts, this.#weighted, this.#squares] = [
      new Float64Array(length),
      new Float64Array(length),
      new Float64Array(length),
    ];
  }

  add(at: number, weight: number): void {
    this.#counts[at] = this.count(at) + 1;
    this.#weighted[at] = this.weighted(at) + weight;
    this.#squares[at] = (this.#squares[at] ?? 0) + weight * weight;
  }

  count(at: number): number {
    return this.#counts[at] ?? 0;
  }

  weighted(at: number): number {
    return this.#weighted[at] ?? 0;
  }

  /** Kish's effective base: as many people of equal weight would be as precise. */
  effective(at: number): number {
    const squares = this.#squares[at] ?? 0;
    return squares > 0 ? this.weighted(at) ** 2 / squares : 0;
  }
}

interface Column {
  readonly axis: TableAxis | undefined;
  readonly key: string;
  readonly label: string;
  /** Place among the categories of its own question. */
  readonly place: number;
}

function columnsOf({ columns, totalLabel }: TableInput): readonly Column[] {
  const total: Column = { axis: undefined, key: "total", label: totalLabel, place: -1 };
  return [total, ...columns.flatMap((axis) => axis.categories.map((category, place) => ({ axis, ...category, place })))];
}

/** Where the categories of several axes stand among a table's columns. */
class Layout {
  /** Where each axis' first category stands: after the total. */
  readonly starts: readonly number[];
  readonly width: number;
  /** How many pairs of columns of one axis there are, each way. */
  readonly pairs: number;
  readonly #axisOf: readonly number[];
  readonly #pairStarts: readonly number[];

  constructor(readonly axes: readonly TableAxis[]) {
    const lengths = axes.map(({ categories }) => categories.length);
    const before = (values: readonly number[]) =>
      values.map((_, index) => values.slice(0, index).reduce((sum, one) => sum + one, 0));
    const squares = lengths.map((length) => length ** 2);
    this.starts = before(lengths).map((start) => start + 1);
    this.width = 1 + lengths.reduce((sum, length) => sum + length, 0);
    this.pairs = squares.reduce((sum, square) => sum + square, 0);
    this.#axisOf = [-1, ...lengths.flatMap((length, axis) => Array<number>(length).fill(axis))];
    this.#pairStarts = before(squares);
  }

  /** The columns that a respondent is in, the total first, into `places`. */
  placesOf(slot: number, places: number[]): void {
    places.length = 0;
    places.push(0);
    for (const [index, axis] of this.axes.entries())
      for (const place of axis.placesOf(slot) ?? []) places.push((this.starts[index] ?? 0) + place);
  }

  /** The place of two columns among the pairs; -1 where they are of different axes. */
  pairOf(one: number, other: number): number {
    const axis = this.#axisOf[one] ?? -1;
    if (axis < 0 || axis !== this.#axisOf[other]) return -1;
    const [start, length] = [this.starts[axis] ?? 0, this.axes[axis]?.categories.length ?? 0];
    return (this.#pairStarts[axis] ?? 0) + (Math.min(one, other) - start) * length + (Math.max(one, other) - start);
  }
}

/** What a row's question needs: sums of who answered it by column, by category and column, and in two columns at once. */
class RowSums {
  readonly bases: Sums;
  readonly cells: Sums;
  readonly #overlaps: Sums;

  constructor(
    readonly axis: TableAxis,
    readonly layout: Layout,
  ) {
    this.bases = new Sums(layout.width);
    this.cells = new Sums(axis.categories.length * layout.width);
    this.#overlaps = new Sums(layout.pairs);
  }

  add(places: readonly number[], columns: readonly number[], weight: number): void {
    const { width } = this.layout;
    for (const column of columns) this.bases.add(column, weight);
    for (const place of places) for (const column of columns) this.cells.add(place * width + column, weight);
    for (let one = 1; one < columns.length; one++)
      for (let other = one + 1; other < columns.length; other++) {
        const pair = this.layout.pairOf(columns[one] ?? 0, columns[other] ?? 0);
        if (pair >= 0) this.#overlaps.add(pair, weight);
      }
  }

  /** Effective number of people who are in both columns, of one axis. */
  overlap(one: number, other: number): number {
    return this.#overlaps.effective(this.layout.pairOf(one, other));
  }
}

interface Comparison {
  readonly columns: readonly Column[];
  /** Critical z. */
  readonly critical: number;
  readonly minimumBase: number;
}

function lettersOf(row: RowSums, category: number, at: number, { columns, critical, minimumBase }: Comparison): string {
  const column = columns[at];
  const proportionOf = (place: number) => {
    const { bases, cells, layout } = row;
    const base = bases.count(place) >= minimumBase ? bases.effective(place) : 0;
    return { share: base > 0 ? cells.weighted(category * layout.width + place) / bases.weighted(place) : 0, base };
  };
  const own = proportionOf(at);
  if (!column?.axis || own.base === 0) return "";
  return columns
    .flatMap(({ axis, place }, other) => {
      if (axis !== column.axis || other === at) return [];
      const others = proportionOf(other);
      if (others.base === 0) return [];
      return proportionsZ(own, others, row.overlap(at, other)) > critical ? [columnLetter(place)] : [];
    })
    .join("");
}

/** Counts, shares and significant differences of some variables by others. */
export function crossTable(input: TableInput): CrossTable {
  const { respondents, rows, weightOf, level } = input;
  const columns = columnsOf(input);
  const layout = new Layout(input.columns);
  const bases = new Sums(columns.length);
  const rowSums = rows.map((axis) => new RowSums(axis, layout));
  const places: number[] = [];
  for (const slot of respondents) {
    const weight = weightOf ? weightOf(slot) : 1;
    if (weight === undefined) continue;
    layout.placesOf(slot, places);
    let hasAnswered = false;
    for (const row of rowSums) {
      const given = row.axis.placesOf(slot);
      if (!given) continue;
      hasAnswered = true;
      row.add(given, places, weight);
    }
    if (hasAnswered) for (const place of places) bases.add(place, weight);
  }
  const comparison = { columns, critical: criticalZ(level), minimumBase: input.minimumBase ?? 0 };
  return {
    columns: columns.map(({ axis, key, label }, place) => ({
      question: axis?.question ?? null,
      key,
      label,
      base: bases.count(place),
      weightedBase: bases.weighted(place),
      effectiveBase: bases.effective(place),
    })),
    rows: rowSums.flatMap((row) =>
      row.axis.categories.map(({ key, label }, category) => ({
        question: row.axis.question,
        key,
        label,
        cells: columns.map((_, place) => {
          const at = category * columns.length + place;
          const base = row.bases.weighted(place);
          const columnPercent = base > 0 ? (100 * row.cells.weighted(at)) / base : 0;
          const letters = lettersOf(row, category, place, comparison);
          return { count: row.cells.count(at), weighted: row.cells.weighted(at), columnPercent, letters };
        }),
      })),
    ),
  };
}
