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

/** Address of the responses as CSV, for `fetchFile`. */
export function responsesCsvPath(activityId: string, selection: Selection): string {
  return `${ownerPath(activityId)}/responses.csv?${new URLSearchParams(selectionQuery(selection))}`;
}
