import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /api/segments/preview": { open: CALLERS.moderators },
  "GET /api/segments/questions": { open: CALLERS.moderators, query: `activity=${ABSENT}`, isAbsent: true },
  "GET /api/segments/:id/members": { open: CALLERS.staff, params: { id: ABSENT }, isAbsent: true },
};
