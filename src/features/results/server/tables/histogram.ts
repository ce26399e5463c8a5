import { weightedQuantile } from "./weightedQuantile";

const FIRST_CAPACITY = 16;

/** Weights by value, for several columns side by side. */
export class Histogram {
  readonly #rowOf = new Map<number, number>();
  #weights: Float64Array;

  /** @param width number of columns */
  constructor(readonly width: number) {
    this.#weights = new Float64Array(FIRST_CAPACITY * width);
  }

  add(value: number, columns: readonly number[], weight: number): void {
    let row = this.#rowOf.get(value);
    if (row === undefined) {
      row = this.#rowOf.size;
      this.#rowOf.set(value, row);
      if ((row + 1) * this.width > this.#weights.length) {
        const longer = new Float64Array(2 * this.#weights.length);
        longer.set(this.#weights);
        this.#weights = longer;
      }
    }
    for (const column of columns) {
      const at = row * this.width + column;
      this.#weights[at] = (this.#weights[at] ?? 0) + weight;
    }
  }

  /** Medians by column; undefined of a column without values. */
  medians(): readonly (number | undefined)[] {
    const values = [...this.#rowOf].sort(([one], [other]) => one - other);
    return Array.from({ length: this.width }, (_, column) => {
      const given = values.flatMap(([value, row]) => {
        const weight = this.#weights[row * this.width + column] ?? 0;
        return weight > 0 ? [{ value, weight }] : [];
      });
      return weightedQuantile(
        given.map(({ value }) => value),
        given.map(({ weight }) => weight),
        0.5,
      );
    });
  }
}
