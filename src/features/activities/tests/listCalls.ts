import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const OF_ACTIVITY = { params: { id: "activity" } } as const;

/** Who may call the lists. */
export const listRows: Readonly<Record<string, RouteRow>> = {
  "POST /api/member/activities/:id/seen": { open: CALLERS.member, ...OF_ACTIVITY },
};
