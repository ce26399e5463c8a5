import { useMemo, useState } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import type { Density } from "../../../shared/api/results";
import { useDensity } from "../useHeatMap";
import type { People } from "../view";
import { restOf } from "./restOf";

/** What a group of people marked. */
export interface NamedDensity {
  /** E.g. `Everyone`, or a tag. */
  readonly name: string;
  /** What its explanations are filtered by; `undefined` where no tag says who they are. */
  readonly tag: string | undefined;
  readonly density: Density;
}

interface GroupsQuery {
  readonly activityId: string;
  readonly imageId: string;
  readonly columns: number;
  readonly people: People;
}

/**
 * The groups that are looked at: one, or two to compare. `undefined` while the first of them are on the way; when others
 * are asked for, those before stay until all of them are there, and are `isStale`.
 */
export function useGroups({ people: { tag, isCompared, otherTag }, ...of }: GroupsQuery) {
  const { t } = useTexts();
  const hasOther = isCompared && tag !== undefined;
  const first = useDensity({ ...of, tag });
  const second = useDensity({ ...of, tag: otherTag, isEnabled: hasOther });
  const [one, other] = [first.data, hasOther ? second.data : undefined];
  const asked = useMemo((): readonly NamedDensity[] | undefined => {
    if (!one || (hasOther && !other)) return undefined;
    const named = { name: tag ?? t("heatMap.results.people.everyone"), tag, density: one };
    if (!other) return [named];
    // Either of them may be the newer one of a grid that is about to change.
    if (other.grid.columns !== one.grid.columns) return undefined;
    return otherTag === undefined
      ? [named, { name: t("heatMap.results.people.rest"), tag: undefined, density: restOf(other, one) }]
      : [named, { name: otherTag, tag: otherTag, density: other }];
  }, [one, other, hasOther, tag, otherTag, t]);
  const [kept, setKept] = useState(asked);
  if (asked && asked !== kept) setKept(asked);
  const error = first.error ?? (hasOther ? second.error : null);
  return {
    groups: asked ?? (error ? undefined : kept),
    isStale: !asked,
    error,
    refetch: () => Promise.all([first.refetch(), ...(hasOther ? [second.refetch()] : [])]),
  };
}
