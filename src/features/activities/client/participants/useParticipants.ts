import { clientOf, consoleCommunity } from "../../../../client/kit/console";
import type { participantsApi } from "../../shared/api/participants";
import type { ParticipantState } from "../../shared/participant";

export const PAGE_SIZE = 50;

export const participants = clientOf<typeof participantsApi>();
export const paramsOf = (activityId: string) => ({ id: consoleCommunity(), activityId });

export interface ParticipantFilter {
  readonly state: ParticipantState | undefined;
  readonly search: string;
  readonly page: number;
}

/** One page of those who may take part; the page before stays until it is there. */
export function useParticipants(activityId: string, { state, search, page }: ParticipantFilter) {
  const query = {
    page: String(page),
    size: String(PAGE_SIZE),
    ...(state ? { state } : {}),
    ...(search.trim() ? { search: search.trim() } : {}),
  };
  return participants.useCall(
    "GET /client/communities/:id/activity/:activityId/participants",
    { params: paramsOf(activityId), query },
    { keepsPrevious: true, staleTime: 0 },
  );
}
