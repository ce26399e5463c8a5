import type { AgeRange } from "../../../../shared/ageRange";

/** How many people live in a country, in any unit: proportions are what counts. */
export interface Population {
  /** Who says so, and of which year. */
  readonly source: string;
  /** Everybody, by gender and age. */
  readonly people: readonly { readonly gender: string; readonly range: AgeRange; readonly people: number }[];
  /** Everybody, by the code of their province. */
  readonly provinces: ReadonlyMap<string, number>;
}
