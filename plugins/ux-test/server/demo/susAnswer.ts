import type { Answer } from "../../../../src/survey/questionnaire";
import type { Random } from "../../../../src/survey/types/simulation";
import { STATEMENT_CODES } from "../../questions/sus/statements";

/** Around nothing, most often close to it: -1 to 1. */
export const scattered = (random: Random) => (random() + random() + random()) / 1.5 - 1;

/**
 * Points of one person: odd statements speak for the product, even ones against it.
 * @param usual agreement of most people with what speaks for it, 1 to 5
 */
export function susAnswer(usual: number, random: Random): Answer {
  const liking = usual + scattered(random);
  const points = STATEMENT_CODES.map((code, place) => {
    const agreed = Math.min(5, Math.max(1, Math.round(liking + scattered(random))));
    return [code, place % 2 === 0 ? agreed : 6 - agreed] as const;
  });
  return { value: Object.fromEntries(points) };
}
