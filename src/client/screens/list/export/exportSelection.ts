/** Ids that the address of the call can hold. */
export const MOST_IDS = 300;

interface Selection {
  /** The selected records; absent: all that the filter fits. */
  readonly ids: readonly string[] | undefined;
  /** Those on the page in view. */
  readonly listed: readonly string[];
  /** How many records the filter fits. */
  readonly total: number;
}

/** @returns the ids to name in the call; `all`: what the filter fits, which has no limit; `tooMany`: it can't be called */
export function exportSelection({ ids, listed, total }: Selection): readonly string[] | "all" | "tooMany" {
  if (!ids) return "all";
  if (ids.length <= MOST_IDS) return ids;
  const isAll = ids.length === total && listed.every((id) => ids.includes(id));
  return isAll ? "all" : "tooMany";
}
