import { CALLERS, type RouteRow } from "../../../tests/helpers/routeRows";

const OF_ACTIVITY = { params: { id: "activity" } } as const;
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_IMAGE = { query: `image=${ABSENT}`, isAbsent: true } as const;
const OF_POINT = { params: { id: ABSENT, imageId: ABSENT, pointId: ABSENT } } as const;

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/activities/:id/heatmap": { open: CALLERS.staff, ...OF_ACTIVITY, isAbsent: true },
  "PUT /api/activities/:id/heatmap": { open: CALLERS.moderators, ...OF_ACTIVITY, body: {} },
  "POST /api/activities/:id/heatmap/pictures": { open: CALLERS.moderators, ...OF_ACTIVITY, isAbsent: true },
  "GET /api/activities/:id/heatmap/density": { open: CALLERS.staff, ...OF_ACTIVITY, ...OF_IMAGE },
  "GET /api/activities/:id/heatmap/points": { open: CALLERS.staff, ...OF_ACTIVITY, ...OF_IMAGE },
  "GET /api/activities/:id/heatmap/points.csv": { open: CALLERS.staff, ...OF_ACTIVITY, isAbsent: true },
  "POST /client/communities/:id/activity/:activityId/step2HeatMap": {
    open: CALLERS.moderators,
    params: { id: "community", activityId: "activity" },
    body: {},
  },
  "GET /api/member/activities/:id/heatmap": { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true },
  "PUT /api/member/activities/:id/heatmap/images/:imageId/points/:pointId": { open: CALLERS.member, ...OF_POINT, body: {} },
  "DELETE /api/member/activities/:id/heatmap/images/:imageId/points/:pointId": {
    open: CALLERS.member,
    ...OF_POINT,
    isAbsent: true,
  },
};
