import { useQuery } from "@tanstack/react-query";
import type { ActivityStanding } from "../shared/api/activities";
import { activities } from "./activityCalls";

/** How activities are doing, by id. @throws ApiError */
export async function fetchStandings(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ActivityStanding>> {
  if (ids.length === 0) return new Map();
  const all = await activities.call("GET /api/activities/standings", { query: { ids: ids.join(",") } }, { signal });
  return new Map(all.map((standing) => [standing.id, standing]));
}

/** How the activities of a card are doing. @param ids absent while they are on their way */
export function useStandings(ids: readonly string[] | undefined) {
  return useQuery({
    queryKey: ["work", "standings", ids],
    queryFn: ({ signal }) => fetchStandings(ids ?? [], signal),
    enabled: ids !== undefined,
    staleTime: 0,
  });
}
