import { createRandom } from "../../../../shared/random";
import type { PlacedCell } from "./tables";

const DRAWS = 200;
const SEED = 20_260_101;
/** What the solver may be off by. */
const NOISE = 1e-6;

/** A draw of the normal distribution (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/**
 * Which part of the total is to be expected. Who responds is chance: of several cells that are all just wide enough one falls
 * short, and the total goes by that one, so that it is less than what the cells give on average. Completes of a cell scatter
 * as counts of rare things do (variance = mean); the same draws each time, so that nothing flickers.
 *
 * @param capacities completes that each cell can be expected to give, at the table's shares
 * @returns 0 to 1
 */
export function expectedPart(cells: readonly PlacedCell[], capacities: readonly number[], total: number): number {
  if (cells.length === 0 || total <= 0) return 1;
  const bound = Math.min(...cells.map(({ share }, cell) => (capacities[cell] ?? 0) / share));
  // Where something else keeps the total lower, only what falls below that is lost.
  const most = bound > total * (1 + NOISE) ? total : Number.POSITIVE_INFINITY;
  const random = createRandom(SEED);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drawn = cells.map(({ share }, cell) => {
      const capacity = capacities[cell] ?? 0;
      return Math.max(0, capacity + Math.sqrt(capacity) * normal(random)) / share;
    });
    sum += Math.min(most, ...drawn);
  }
  return Math.min(1, sum / DRAWS / total);
}
