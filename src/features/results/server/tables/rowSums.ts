import type { Layout } from "./layout";
import { effectiveOverlap } from "./significance";
import { Sums } from "./sums";
import type { TableAxis } from "./tableAxis";

/** Categories of a row's question that count as one, e.g. the two highest points of a scale. */
export interface Net {
  readonly kind: "net" | "top2" | "bottom2";
  readonly key: string;
  readonly label: string;
  /** Places among the categories. */
  readonly places: ReadonlySet<number>;
}

/** What a row's question needs: sums of who answered it by column, by line and column, and in two columns at once. */
export class RowSums {
  readonly bases: Sums;
  /** Of the categories, and after them of the nets. */
  readonly cells: Sums;
  readonly missing = new Map<string, number>();
  readonly #overlaps: Sums;

  constructor(
    readonly axis: TableAxis,
    readonly nets: readonly Net[],
    readonly layout: Layout,
  ) {
    this.bases = new Sums(layout.width);
    this.cells = new Sums((axis.categories.length + nets.length) * layout.width);
    this.#overlaps = new Sums(layout.pairs);
  }

  add(places: readonly number[], columns: readonly number[], weight: number): void {
    for (const column of columns) this.bases.add(column, weight);
    for (const place of places) this.#addLine(place, columns, weight);
    for (const [index, net] of this.nets.entries())
      if (places.some((place) => net.places.has(place))) this.#addLine(this.axis.categories.length + index, columns, weight);
    this.layout.eachPair(columns, (pair) => this.#overlaps.add(pair, weight));
  }

  addMissing(slot: number): void {
    const reason = this.axis.missingOf?.(slot) ?? "no-answer";
    this.missing.set(reason, (this.missing.get(reason) ?? 0) + 1);
  }

  #addLine(line: number, columns: readonly number[], weight: number): void {
    for (const column of columns) this.cells.add(line * this.layout.width + column, weight);
  }

  /** What `proportionsZ` takes of the people who are in both columns, of one axis. */
  overlap(one: number, other: number): number {
    const sumsOf = (column: number) => ({ weighted: this.bases.weighted(column), squares: this.bases.squares(column) });
    return effectiveOverlap(sumsOf(one), sumsOf(other), this.#overlaps.squares(this.layout.pairOf(one, other)));
  }
}
