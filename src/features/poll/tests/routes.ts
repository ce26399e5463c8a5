import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const OF_ACTIVITY = { params: { id: "activity" } } as const;
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/activities/:id/poll": { open: CALLERS.staff, ...OF_ACTIVITY },
  "PUT /api/activities/:id/poll": { open: CALLERS.moderators, ...OF_ACTIVITY, body: {} },
  "POST /api/activities/:id/poll/pictures": { open: CALLERS.moderators, ...OF_ACTIVITY, isAbsent: true },
  "GET /api/member/activities/:id/poll": { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true },
  "POST /api/member/activities/:id/poll/vote": { open: CALLERS.member, params: { id: ABSENT }, body: {} },
};
