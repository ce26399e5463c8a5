import { useQuery } from "@tanstack/react-query";
import { calls } from "../api/calls";

/** What waits for the team, read anew at each visit. */
export function useWaiting() {
  return useQuery({
    queryKey: ["conversation", "waiting"],
    queryFn: ({ signal }) => calls.call("GET /api/comments/waiting", {}, { signal }),
    staleTime: 0,
  });
}
