/** Mean and spread of numbers that are added one after the other, each with a weight above 0. */
export class WeightedMoments {
  /** Numbers added. */
  count = 0;
  /** Σw. */
  weighted = 0;
  /** Σw². */
  squares = 0;
  /** 0 of nothing. */
  mean = 0;
  /** Σw(x − mean)². */
  private spread = 0;

  /** Source: West, "Updating mean and variance estimates: an improved method" (1979), which doesn't lose digits. */
  add(value: number, weight: number): void {
    this.count++;
    this.weighted += weight;
    this.squares += weight * weight;
    const before = value - this.mean;
    this.mean += (before * weight) / this.weighted;
    this.spread += weight * before * (value - this.mean);
  }

  /** Kish's effective base, (Σw)² / Σw². */
  get effectiveBase(): number {
    return this.squares > 0 ? (this.weighted * this.weighted) / this.squares : 0;
  }

  /**
   * Σw(x − mean)² / (Σw − 1): weights count as people, as in SPSS (algorithms of DESCRIPTIVES) and the tables of market
   * research. Weights are to have a mean of 1. 0 where Σw is 1 or less.
   */
  get variance(): number {
    return this.weighted > 1 ? this.spread / (this.weighted - 1) : 0;
  }

  get standardDeviation(): number {
    return Math.sqrt(this.variance);
  }

  /** Of the mean, on the effective base. */
  get standardError(): number {
    return this.effectiveBase > 0 ? Math.sqrt(this.variance / this.effectiveBase) : 0;
  }
}
