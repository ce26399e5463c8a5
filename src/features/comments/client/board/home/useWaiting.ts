import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../../client/kit/console";
import type { Waiting } from "../../../shared/waiting";

/** What waits for the team, read anew at each visit. */
export function useWaiting() {
  return useQuery({
    queryKey: ["conversation", "waiting"],
    queryFn: ({ signal }) => fetchJson<Waiting>("/api/comments/waiting", { signal }),
    staleTime: 0,
  });
}
