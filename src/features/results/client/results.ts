import { ownerClientOf, ownerPath } from "../../../client/kit/console";
import type { resultsApi } from "../shared/api";

export const results = ownerClientOf<typeof resultsApi>();

/** Answers that responses must have given, by question id. Several answers of one question mean any of them. */
export type ResultsFilter = Readonly<Record<string, readonly string[]>>;

export interface Selection {
  readonly filter: ResultsFilter;
  /** Whether test responses count too. */
  readonly withTest: boolean;
  /** Id of the segment whose members count alone; empty: everybody. */
  readonly segment: string;
}

export function selectionQuery({ filter, withTest, segment }: Selection) {
  return { filter: JSON.stringify(filter), test: withTest ? "true" : "false", segment } as const;
}

/** How somebody wants the data. */
export interface DataFile {
  readonly ending: "csv" | "xlsx" | "sav";
  readonly values: "codes" | "labels";
  /** Whether members' profile is added. */
  readonly withProfile: boolean;
}

/** Address of the responses as a file, for `fetchFile`. */
export function dataFilePath(activityId: string, selection: Selection, { ending, values, withProfile }: DataFile): string {
  const query = new URLSearchParams({ ...selectionQuery(selection), values, profile: String(withProfile) });
  return `${ownerPath(activityId)}/responses.${ending}?${query}`;
}
