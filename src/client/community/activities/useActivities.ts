import type { memberActivitiesApi } from "../../../contracts/api/memberActivities";
import { ApiError } from "../../data/api";
import { clientOf } from "../../data/clientOf";

export const memberActivities = clientOf<typeof memberActivitiesApi>();

/** All activities of the member. */
export function useActivities() {
  return memberActivities.useCall("GET /api/member/activities", { query: {} });
}

/** An activity of the member's, by its id; `isGone` if there is none that the member may see. */
export function useActivity(id: string) {
  const loaded = memberActivities.useCall("GET /api/member/activities/:id", { params: { id } });
  const isGone = loaded.error instanceof ApiError && [400, 404].includes(loaded.error.status);
  return { ...loaded, isGone };
}
