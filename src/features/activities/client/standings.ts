import { useQuery } from "@tanstack/react-query";
import type { ActivityStanding } from "../shared/api/activities";
import { activities } from "./activityCalls";

/** Ids that one call takes. */
const MOST_IDS = 50;

/** How activities are doing, by id. @throws ApiError */
export async function fetchStandings(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ActivityStanding>> {
  const calls = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, index) => {
    const part = ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS);
    return activities.call("GET /api/activities/standings", { query: { ids: part.join(",") } }, { signal });
  });
  const all = await Promise.all(calls);
  return new Map(all.flat().map((standing) => [standing.id, standing]));
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
