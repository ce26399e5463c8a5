import { ownerClientOf, ownerPath } from "../../../client/kit/console";
import type { resultsApi } from "../shared/api";
import type { Condition } from "../shared/conditions";

export const results = ownerClientOf<typeof resultsApi>();

/** Answers that responses must have given, by question id. Several answers of one question mean any of them. */
export type ResultsFilter = Readonly<Record<string, readonly string[]>>;

export interface Selection {
  readonly filter: ResultsFilter;
  /** What they have to meet besides: profile, segments, days, numbers ... */
  readonly conditions: readonly Condition[];
  /** Whether test responses count too. */
  readonly withTest: boolean;
}

export const EVERYTHING: Selection = { filter: {}, conditions: [], withTest: false };

/** A selection as addresses have it. */
export function selectionQuery({ filter, conditions, withTest }: Selection) {
  return {
    filter: JSON.stringify(filter),
    ...(conditions.length > 0 ? { conditions: JSON.stringify(conditions) } : {}),
    test: withTest ? "true" : "false",
  } as const;
}

/** A selection as tables are asked for. */
export const selectionBody = ({ filter, conditions, withTest }: Selection) => ({ filter, conditions, test: withTest });

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
