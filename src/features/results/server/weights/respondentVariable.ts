import type { TableAxis } from "../tables/tableAxis";
import { refuseWeighting } from "./weightingFault";

/** A variable by which respondents are weighted. */
export interface RespondentVariable {
  readonly categories: TableAxis["categories"];
  /** Category of each respondent from 1, in the order of the slots; 0 without one. */
  readonly of: Uint16Array;
}

/**
 * @param path where the request names the variable
 * @throws AppError `request.invalid` where respondents are of several of its categories
 */
export function readRespondentVariable(
  { categories, placesOf }: TableAxis,
  slots: ArrayLike<number>,
  path: string,
): RespondentVariable {
  const of = new Uint16Array(slots.length);
  for (let index = 0; index < slots.length; index++) {
    const places = placesOf(slots[index] as number);
    if (places === undefined || places.length === 0) continue;
    if (places.length > 1) refuseWeighting(path, "severalAnswers");
    of[index] = (places[0] as number) + 1;
  }
  return { categories, of };
}
