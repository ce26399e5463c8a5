import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const NOBODYS = { params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nQ" }, isAbsent: true } as const;
const OF_ACTIVITY = { params: { id: "community", activityId: "activity" } } as const;
const OF_STUDY: RouteRow = { open: ["client", "suiteObserver", "backoffice"], params: { id: "study" } };

/** What readers without an account call, and the specification's own addresses; the rest is in `tests/contract/routeAccess.ts`. */
export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /api/reports/:token/open": { open: CALLERS.everybody, ...NOBODYS },
  "GET /api/reports/:token": { open: CALLERS.everybody, ...NOBODYS },
  "GET /client/communities/:id/activity/:activityId/results": { open: CALLERS.staff, ...OF_ACTIVITY },
  "GET /client/communities/:id/activity/:activityId/report": { open: CALLERS.staff, ...OF_ACTIVITY },
  "GET /monitor/:id/basicReport": OF_STUDY,
  "GET /monitor/:id/dashboardv2": OF_STUDY,
  "GET /monitor/:id/dashboardTextv2": OF_STUDY,
};
