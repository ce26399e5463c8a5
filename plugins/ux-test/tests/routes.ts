import { CALLERS, type RouteRow } from "../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_ACTIVITY = { params: { id: "activity" } } as const;
const OF_TASK = { open: CALLERS.member, params: { id: ABSENT, taskId: ABSENT }, body: {} } as const;
const TASK = "/api/member/activities/:id/ux-test/tasks/:taskId";

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/activities/:id/ux-test": { open: CALLERS.staff, ...OF_ACTIVITY, isAbsent: true },
  "PUT /api/activities/:id/ux-test": { open: CALLERS.moderators, ...OF_ACTIVITY, body: {} },
  "GET /api/activities/:id/ux-test/results": { open: CALLERS.staff, ...OF_ACTIVITY, isAbsent: true },
  "POST /client/communities/:id/activity/:activityId/step2Ux": {
    open: CALLERS.moderators,
    params: { id: "community", activityId: "activity" },
    body: {},
  },
  "GET /api/member/activities/:id/ux-test": { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true },
  [`POST ${TASK}/start`]: OF_TASK,
  [`POST ${TASK}/end`]: OF_TASK,
  [`POST ${TASK}/ease`]: OF_TASK,
  "GET /ux-shop": { open: CALLERS.everybody },
  "GET /ux-shop/:page": { open: CALLERS.everybody, params: { page: "abonos" } },
};
