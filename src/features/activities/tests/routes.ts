import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/member/activities": { open: CALLERS.member },
  "GET /api/member/activities/:id": { open: CALLERS.member, params: { id: "activity" } },
};
