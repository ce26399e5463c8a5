import type { TableAxis } from "./tableAxis";

/** A column of a table; the total has no axis. */
export interface Column {
  readonly axis: TableAxis | undefined;
  readonly key: string;
  readonly label: string;
  /** Place among the categories of its own question. */
  readonly place: number;
}

/** The total, and every category of the axes. */
export function columnsOf(columns: readonly TableAxis[], totalLabel: string): readonly Column[] {
  const total: Column = { axis: undefined, key: "total", label: totalLabel, place: -1 };
  return [total, ...columns.flatMap((axis) => axis.categories.map((category, place) => ({ axis, ...category, place })))];
}

/** Where the categories of several axes stand among a table's columns. */
export class Layout {
  /** Where each axis' first category stands: after the total. */
  readonly starts: readonly number[];
  readonly width: number;
  /** How many pairs of columns of one axis there are, each way. */
  readonly pairs: number;
  readonly #axisOf: readonly number[];
  readonly #pairStarts: readonly number[];

  /** @param hasPairs whether columns are compared */
  constructor(
    readonly axes: readonly TableAxis[],
    readonly hasPairs = true,
  ) {
    const lengths = axes.map(({ categories }) => categories.length);
    const before = (values: readonly number[]) =>
      values.map((_, index) => values.slice(0, index).reduce((sum, one) => sum + one, 0));
    const squares = lengths.map((length) => length ** 2);
    this.starts = before(lengths).map((start) => start + 1);
    this.width = 1 + lengths.reduce((sum, length) => sum + length, 0);
    this.pairs = !hasPairs ? 0 : squares.reduce((sum, square) => sum + square, 0);
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

  /** Pairs of columns of one axis that somebody of these columns is in. */
  eachPair(columns: readonly number[], act: (pair: number) => void): void {
    for (let one = 1; one < columns.length; one++)
      for (let other = one + 1; other < columns.length; other++) {
        const pair = this.pairOf(columns[one] ?? 0, columns[other] ?? 0);
        if (pair >= 0) act(pair);
      }
  }

  /** The place of two columns among the pairs; -1 where they are of different axes. */
  pairOf(one: number, other: number): number {
    const axis = this.#axisOf[one] ?? -1;
    if (!this.hasPairs || axis < 0 || axis !== this.#axisOf[other]) return -1;
    const [start, length] = [this.starts[axis] ?? 0, this.axes[axis]?.categories.length ?? 0];
    return (this.#pairStarts[axis] ?? 0) + (Math.min(one, other) - start) * length + (Math.max(one, other) - start);
  }
}
