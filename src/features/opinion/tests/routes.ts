import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_ACTIVITY = { params: { id: "activity" } } as const;

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/activities/:id/opinion": { open: CALLERS.staff, ...OF_ACTIVITY },
  "PUT /api/activities/:id/opinion": { open: CALLERS.moderators, ...OF_ACTIVITY, body: {} },
  "GET /api/member/activities/:id/opinion": { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true },
};
