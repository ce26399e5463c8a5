const LOWEST_PROMOTER = 9;
const HIGHEST_DETRACTOR = 6;

/**
 * What an answer from 0 to 10 adds to a Net Promoter Score: the score is the mean, from -100 to 100, and its standard error
 * is that of a mean. Sources: Reichheld, "The one number you need to grow" (2003); Rocks, "Interval estimation for the Net
 * Promoter Score" (2016).
 */
export function promotion(answer: number): number {
  if (answer >= LOWEST_PROMOTER) return 100;
  return answer <= HIGHEST_DETRACTOR ? -100 : 0;
}
