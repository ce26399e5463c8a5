import type { BenchPanelist } from "../panel/readPanel";

const COMPLETION = 0.85;
const QUALITY = 0.97;
const RESPONSE_DAYS = 3;

export interface Field {
  readonly days: number;
  /** In percent. */
  readonly incidenceRate: number;
}

/** Asks everybody once: who responds in time by their true rate, fits, ends and is kept. @returns who is a complete */
export function simulate(
  people: readonly BenchPanelist[],
  { days, incidenceRate }: Field,
  random: () => number,
): readonly BenchPanelist[] {
  return people.filter(({ rate }) => {
    if (random() >= rate) return false;
    // The day on which a response comes: the later the rarer.
    if (-Math.log(1 - random()) * RESPONSE_DAYS > days) return false;
    return random() < incidenceRate / 100 && random() < COMPLETION && random() < QUALITY;
  });
}
