/** Sums over people, many side by side. */
export class Sums {
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

  squares(at: number): number {
    return this.#squares[at] ?? 0;
  }

  /** Kish's effective base: as many people of equal weight would be as precise. */
  effective(at: number): number {
    const squares = this.squares(at);
    return squares > 0 ? this.weighted(at) ** 2 / squares : 0;
  }
}
