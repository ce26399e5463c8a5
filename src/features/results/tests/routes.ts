import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const NOBODYS = { params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nQ" }, isAbsent: true } as const;
const NOWHERE = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_SURVEY: RouteRow = { open: CALLERS.staff, params: { id: "activity" } };
const OF_ACTIVITY = { params: { id: "community", activityId: "activity" } } as const;
const OF_STUDY: RouteRow = { open: [...CALLERS.suiteTeam, "backoffice"], params: { id: "study" } };

/** What readers without an account call, and the specification's own addresses; the rest is in `tests/contract/routeAccess.ts`. */
export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /api/reports/:token/open": { open: CALLERS.everybody, ...NOBODYS },
  "GET /api/reports/:token": { open: CALLERS.everybody, ...NOBODYS },
  "GET /client/communities/:id/activity/:activityId/results": { open: CALLERS.staff, ...OF_ACTIVITY },
  "GET /client/communities/:id/activity/:activityId/report": { open: CALLERS.staff, ...OF_ACTIVITY },
  "GET /api/activities/:id/results/files": OF_SURVEY,
  // Nothing is started: it is crossed by nothing that there is.
  "POST /api/activities/:id/results/files": OF_SURVEY,
  "GET /api/activities/:id/results/files/:fileId": { ...OF_SURVEY, params: { id: "activity", fileId: NOWHERE }, isAbsent: true },
  "GET /api/studies/:id/results/files": OF_STUDY,
  "POST /api/studies/:id/results/files": OF_STUDY,
  "GET /api/studies/:id/results/files/:fileId": { ...OF_STUDY, params: { id: "study", fileId: NOWHERE }, isAbsent: true },
  "GET /monitor/:id/basicReport": OF_STUDY,
  "GET /monitor/:id/dashboardv2": OF_STUDY,
  "GET /monitor/:id/dashboardTextv2": OF_STUDY,
};
