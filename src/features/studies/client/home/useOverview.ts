import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { StudyOverview } from "../../shared/home";

/** Interviews come in all day: while the page is visible it is looked again. */
const INTERVAL_MS = 15_000;

/** What waits for the company, and how its field stands. */
export function useOverview() {
  return useQuery({
    queryKey: ["studies", "overview"],
    queryFn: ({ signal }) => fetchJson<StudyOverview>("/api/studies/overview", { signal }),
    staleTime: 0,
    refetchInterval: INTERVAL_MS,
  });
}
