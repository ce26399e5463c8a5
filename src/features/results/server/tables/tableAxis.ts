/** A variable as a table's rows or columns: its categories, and which of them each respondent gave. */
export interface TableAxis {
  readonly question: string;
  readonly categories: readonly { readonly key: string; readonly label: string }[];
  /** Places among the categories; undefined of who wasn't asked, or gave no value. @param slot of the respondent */
  readonly placesOf: (slot: number) => readonly number[] | undefined;
  /** The number behind, where there is one. */
  readonly numberOf?: ((slot: number) => number | undefined) | undefined;
  /** Whether the categories are points of one scale, the least first. @default false */
  readonly isScale?: boolean;
  /** Whether the numbers are the answers of a Net Promoter Score, 0 to 10. @default false */
  readonly isNps?: boolean;
  /** Why a respondent has no place, e.g. `not-asked`. */
  readonly missingOf?: (slot: number) => string;
}
