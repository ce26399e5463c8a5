import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const OF_ACTIVITY = { params: { id: "activity" } } as const;
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/activities/:id/task": { open: CALLERS.staff, ...OF_ACTIVITY },
  "PUT /api/activities/:id/task": { open: CALLERS.moderators, ...OF_ACTIVITY, body: {} },
  "GET /api/member/activities/:id/task": { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true },
};
