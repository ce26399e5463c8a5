import type { SpaceDb } from "../../../../server/kit";
import { readAxis } from "../tables/readAxis";

import { refuseWeighting } from "./weightingFault";

/** What variables are read by. */
export type Reading = Parameters<typeof readAxis>[3];

/** A variable by which respondents are weighted. */
export interface RespondentVariable {
  readonly categories: readonly { readonly key: string; readonly label: string }[];
  /** Category of each respondent from 1, in the order of `respondents`; 0 without one. */
  readonly of: Uint16Array;
}

interface Wanted {
  readonly variable: string;
  /** Where the request names it. */
  readonly path: string;
  /** Ids of responses. */
  readonly respondents: readonly string[];
}

/** @throws AppError `request.invalid` where there is no such variable, or respondents are of several of its categories */
export async function readRespondentVariable(
  db: SpaceDb,
  { variable, path, respondents }: Wanted,
  reading: Reading,
): Promise<RespondentVariable> {
  const { categories, keys } = await readAxis(db, variable, path, reading);
  const numbers = new Map(categories.map(({ key }, index) => [key, index + 1]));
  const of = new Uint16Array(respondents.length);
  for (const [index, id] of respondents.entries()) {
    const given = keys.get(id) ?? [];
    if (given.length > 1) refuseWeighting(path, "severalAnswers");
    of[index] = numbers.get(given[0] ?? "") ?? 0;
  }
  return { categories, of };
}
