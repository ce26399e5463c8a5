import { useQuery } from "@tanstack/react-query";
import { fetchJson, useTexts } from "../../../client/kit/console";
import type { SegmentCondition } from "../shared/segments";

interface Count {
  readonly id: string;
  readonly members: number;
}

interface ConditionsCellProps {
  readonly segmentId: string;
  /** Conditions as the record has them. */
  readonly value: unknown;
}

/** How many a segment has now, and by what they are chosen. All cells of a list ask once. */
export function ConditionsCell({ segmentId, value }: ConditionsCellProps) {
  const { t, language } = useTexts();
  const { data } = useQuery({
    queryKey: ["segments", "counts"],
    queryFn: ({ signal }) => fetchJson<readonly Count[]>("/api/segments/counts", { signal }),
  });
  const members = data?.find(({ id }) => id === segmentId)?.members;
  const conditions = (value ?? []) as readonly SegmentCondition[];
  const kinds = [...new Set(conditions.map(({ kind }) => t(`segments.kind.${kind}`)))];
  const count =
    members === undefined
      ? []
      : [t("segments.count", { smart_count: members, count: new Intl.NumberFormat(language).format(members) })];
  return [...count, new Intl.ListFormat(language, { type: "unit" }).format(kinds)].join(" · ");
}
