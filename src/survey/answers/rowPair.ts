/** Two rows of a matrix that choose among the same few columns, never the same one. */
export interface RowPair {
  readonly title: string;
  /** Values of the rows, and what they are called over their side of the choices. */
  readonly rows: readonly [RowSide, RowSide];
  /** Values of the columns to choose among, in their order. */
  readonly choices: readonly string[];
}

export interface RowSide {
  readonly value: string;
  readonly label: string;
}
