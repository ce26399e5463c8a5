import { useQuery } from "@tanstack/react-query";
import { readVersion, readVersions } from "./questionnaireApi";

/** The published versions, read anew whenever somebody looks. */
export function useVersions(activityId: string) {
  return useQuery({
    queryKey: ["questionnaireVersions", activityId],
    queryFn: () => readVersions(activityId),
    staleTime: 0,
  });
}

/** A version with all that it asks; it never changes. @param version `undefined` where there is none to read */
export function useVersion(activityId: string, version: number | undefined) {
  return useQuery({
    queryKey: ["questionnaireVersion", activityId, version],
    queryFn: () => readVersion(activityId, version ?? 0),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
