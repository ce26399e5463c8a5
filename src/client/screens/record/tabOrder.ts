import type { RecordTab } from "../../host/clientHost";

/** The step of a wizard that an address of spec section 2 names (`step2`); none for other tabs. */
function stepOf({ path }: Pick<RecordTab, "path">): number {
  const [, step] = /^step(\d+)$/.exec(path) ?? [];
  return step ? Number(step) : Number.POSITIVE_INFINITY;
}

/** Steps of making something come before what follows from it; otherwise as the guests registered. */
export function inOrder<T extends Pick<RecordTab, "path">>(tabs: readonly T[]): readonly T[] {
  return [...tabs].sort((a, b) => (stepOf(a) === stepOf(b) ? 0 : stepOf(a) - stepOf(b)));
}
