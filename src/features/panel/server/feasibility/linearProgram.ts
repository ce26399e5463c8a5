/** A linear program: the most of the first column, with each row at 0. */
export interface LinearProgram {
  readonly rows: number;
  /** Each at least 0. */
  readonly columns: readonly ProgramColumn[];
}

export interface ProgramColumn {
  /** Nothing: it has no bound. */
  readonly most: number | undefined;
  /** Rows that it stands in, and its coefficients there, place by place. */
  readonly rows: readonly number[];
  readonly values: readonly number[];
}

export interface Optimum {
  readonly values: ArrayLike<number>;
  /** By column: what one more of its bound adds to the optimum, where it reaches its bound. */
  readonly prices: readonly number[];
}
