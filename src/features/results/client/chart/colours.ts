import { CATEGORICAL } from "../../../../client/kit";

/** An answer's colour, by its position among its question's answers: the same in every chart, table and legend. */
export function colourOf(order: number): string {
  return CATEGORICAL[order % CATEGORICAL.length] ?? CATEGORICAL[0];
}
