import { Histogram } from "./histogram";
import type { Layout } from "./layout";
import { Sums } from "./sums";
import { WeightedMoments } from "./weightedMoments";
import type { ColumnMean, MeanOverlap } from "./welchT";

/** The numbers of a row's question by column, and of the people who are in two columns. */
export class NumberSums {
  readonly moments: readonly WeightedMoments[];
  readonly histogram: Histogram;
  readonly #overlaps: Sums;
  readonly #products: Float64Array;
  readonly #values: Float64Array;
  /** The first number: what is added up is how far the others are from it, so that sums of squares keep their digits. */
  #origin: number | undefined;

  constructor(readonly layout: Layout) {
    this.moments = Array.from({ length: layout.width }, () => new WeightedMoments());
    this.histogram = new Histogram(layout.width);
    this.#overlaps = new Sums(layout.pairs);
    this.#products = new Float64Array(layout.pairs);
    this.#values = new Float64Array(layout.pairs);
  }

  add(value: number, columns: readonly number[], weight: number): void {
    this.#origin ??= value;
    const distance = value - this.#origin;
    for (const column of columns) this.moments[column]?.add(value, weight);
    this.histogram.add(value, columns, weight);
    this.layout.eachPair(columns, (pair) => {
      this.#overlaps.add(pair, weight);
      this.#values[pair] = (this.#values[pair] ?? 0) + weight * distance;
      this.#products[pair] = (this.#products[pair] ?? 0) + weight * distance * distance;
    });
  }

  meanOf(column: number): ColumnMean & { readonly count: number } {
    const { mean = 0, standardDeviation = 0, effectiveBase: base = 0, count = 0 } = this.moments[column] ?? {};
    return { mean, standardDeviation, base, count };
  }

  /** Of two columns of one axis; undefined where nobody is in both. */
  overlap(one: number, other: number): MeanOverlap | undefined {
    const pair = this.layout.pairOf(one, other);
    const weighted = this.#overlaps.weighted(pair);
    const [first, second] = [this.moments[one], this.moments[other]];
    if (!first || !second || !(weighted > 0)) return undefined;
    const [a, b] = [first.mean - (this.#origin ?? 0), second.mean - (this.#origin ?? 0)];
    const mean = (this.#values[pair] ?? 0) / weighted;
    return {
      covariance: (this.#products[pair] ?? 0) / weighted - (a + b) * mean + a * b,
      factor: this.#overlaps.squares(pair) / (first.weighted * second.weighted),
    };
  }
}
