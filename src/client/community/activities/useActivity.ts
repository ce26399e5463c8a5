import { ApiError } from "../../data/api";
import type { MemberActivity } from "../../host/memberHost";
import { type RequestState, useLoad } from "../data/request";

/** An activity of the member's, by its id. @returns how the call stands, and whether there is no such activity for the member */
export function useActivity(id: string): { readonly loaded: RequestState<MemberActivity>; readonly isGone: boolean } {
  const loaded = useLoad<MemberActivity>(`/api/member/activities/${encodeURIComponent(id)}`);
  const isGone = loaded.status === "failed" && loaded.error instanceof ApiError && [400, 404].includes(loaded.error.status);
  return { loaded, isGone };
}
