/** The size of a best-worst experiment. */
export interface Design {
  readonly items: number;
  /** Items of each set, at most `items`. */
  readonly perSet: number;
  readonly sets: number;
}
