/** Full figures in place of one round: set by `npm run drills`. */
export const isDrill = process.env.DRILL === "1";

/** A number of rounds, rows or people, or a list of cases: the first in `npm test`, the second in `npm run drills`. */
export function figure<T>({ commit, drill }: { readonly commit: T; readonly drill: T }): T {
  return isDrill ? drill : commit;
}

/**
 * The third of a long table that this run looks at. `npm test` names it in `TEST_THIRD` (0, 1 or 2, from the commit, so that
 * the same commit is tested in the same way everywhere); all of the table in a drill and where nothing is named.
 */
export function third<T>(table: readonly T[]): readonly T[] {
  const part = isDrill ? undefined : process.env.TEST_THIRD;
  return part ? table.filter((_row, index) => index % 3 === Number(part)) : table;
}

/**
 * Whether a run that looks at a third of long tables does a long test, too, as the row of a table would be looked at.
 * @param place of the test among the long ones
 */
export function isOfThird(place: number): boolean {
  return third(Array.from({ length: place + 1 }, (_row, index) => index)).includes(place);
}

/** Why a long test isn't done. */
export const OTHER_THIRD = "a long one, of another third";
