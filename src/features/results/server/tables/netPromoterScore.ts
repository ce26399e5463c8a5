/** Net Promoter Score of answers from 0 to 10, by the sums of their weights. */
export interface NetPromoterScore {
  /** Share of 9 and 10 less share of 0 to 6, -100 to 100. */
  readonly score: number;
  /** Of the score, on the effective base, in its own unit. */
  readonly standardError: number;
}

const LOWEST_PROMOTER = 9;
const HIGHEST_DETRACTOR = 6;

/**
 * The score and its standard error, that of a mean of 100, 0 and -100.
 * Sources: Reichheld, "The one number you need to grow" (2003); Rocks, "Interval estimation for the Net Promoter Score"
 * (2016).
 * @param weights sum of weights by answer, 0 at index 0
 * @returns undefined of nobody
 */
export function netPromoterScore(weights: ArrayLike<number>, effectiveBase: number): NetPromoterScore | undefined {
  let total = 0;
  let promoters = 0;
  let detractors = 0;
  for (let answer = 0; answer < weights.length; answer++) {
    const weight = weights[answer] as number;
    total += weight;
    if (answer >= LOWEST_PROMOTER) promoters += weight;
    if (answer <= HIGHEST_DETRACTOR) detractors += weight;
  }
  if (total === 0 || effectiveBase === 0) return undefined;
  const share = (promoters - detractors) / total;
  const variance = (promoters + detractors) / total - share * share;
  return { score: 100 * share, standardError: 100 * Math.sqrt(variance / effectiveBase) };
}
