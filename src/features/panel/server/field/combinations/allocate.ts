/** People who are of the same cells. */
export interface Combination {
  /** Numbers of their cells, one of each table. */
  readonly cells: readonly number[];
  /** Completes that they can give. */
  readonly capacity: number;
}

const ROUNDS = 200;
/** Relative change below which another round changes nothing. */
const SETTLED = 1e-6;

const sumOf = (members: readonly number[], values: readonly number[]) =>
  members.reduce((sum, member) => sum + (values[member] ?? 0), 0);

/**
 * How many completes each combination is to give, so that the cells of all tables fill together: iterative proportional
 * fitting ("raking") from what the combinations can give, none beyond that. A combination with a cell that needs nobody
 * gives none. Where some cell's people are too few the others fill as far as they go with it.
 *
 * @param needs completes that each cell is missing
 * @returns completes by combination; their sum in a cell is never above its need
 */
export function allocate(needs: readonly number[], combinations: readonly Combination[]): readonly number[] {
  const members = needs.map((_need, cell) => combinations.flatMap(({ cells }, index) => (cells.includes(cell) ? [index] : [])));
  const isWanted = ({ cells }: Combination) => cells.length > 0 && cells.every((cell) => (needs[cell] ?? 0) > 0);
  const given = combinations.map((one) => (isWanted(one) ? one.capacity : 0));
  const scale = (own: readonly number[], factor: number) => {
    for (const index of own) given[index] = Math.min(combinations[index]?.capacity ?? 0, (given[index] ?? 0) * factor);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    let change = 0;
    for (const [cell, own] of members.entries()) {
      const sum = sumOf(own, given);
      if (sum <= 0) continue;
      scale(own, (needs[cell] ?? 0) / sum);
      change = Math.max(change, Math.abs(sumOf(own, given) / sum - 1));
    }
    if (change < SETTLED) break;
  }
  // What can't be reached in one table must not be too much in another.
  for (const [cell, own] of members.entries()) {
    const sum = sumOf(own, given);
    if (sum > (needs[cell] ?? 0)) scale(own, (needs[cell] ?? 0) / sum);
  }
  return given;
}
