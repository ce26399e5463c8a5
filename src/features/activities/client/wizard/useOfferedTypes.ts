import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { OfferedType } from "../../shared/publication";

/** The types that new activities may have. */
export function useOfferedTypes() {
  return useQuery({
    queryKey: ["activities", "types"],
    queryFn: ({ signal }) => fetchJson<readonly OfferedType[]>("/api/activities/types", { signal }),
  });
}
