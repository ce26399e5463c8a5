import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /client/communities/:id/activity/:activityId/step2Survey": {
    open: CALLERS.moderators,
    params: { id: "community" },
    isAbsent: true,
    body: { draft: {}, revision: 1 },
  },
  "POST /client/communities/:id/activity/:activityId/step2Ux": {
    open: CALLERS.moderators,
    params: { id: "community" },
    isAbsent: true,
    body: { draft: {}, revision: 1 },
  },
};
