import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/activities/:id/debate": { open: CALLERS.staff, params: { id: "activity" } },
  "POST /client/communities/:id/activity/:activityId/step2Debate": {
    open: CALLERS.moderators,
    params: { id: "community", activityId: "activity" },
    body: {},
  },
  "GET /api/member/activities/:id/debate": { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true },
};
