import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { ParticipantPage, ParticipantState } from "../../shared/participant";
import { activityPath } from "../activityCalls";

export const PAGE_SIZE = 50;

export interface ParticipantFilter {
  readonly state: ParticipantState | undefined;
  readonly search: string;
  readonly page: number;
}

/** One page of those who may take part; the page before stays until it is there. */
export function useParticipants(activityId: string, { state, search, page }: ParticipantFilter) {
  const query = new URLSearchParams({ page: String(page), size: String(PAGE_SIZE) });
  if (state) query.set("state", state);
  if (search.trim()) query.set("search", search.trim());
  return useQuery({
    queryKey: ["participants", activityId, query.toString()],
    queryFn: ({ signal }) => fetchJson<ParticipantPage>(`${activityPath(activityId)}/participants?${query}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
