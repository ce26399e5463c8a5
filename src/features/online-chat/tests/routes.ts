import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const OF_ACTIVITY = { params: { id: "activity" } } as const;
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_MEMBER = { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true } as const;

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/activities/:id/online-chat": { open: CALLERS.staff, ...OF_ACTIVITY },
  "PUT /api/activities/:id/online-chat": { open: CALLERS.moderators, ...OF_ACTIVITY, body: {} },
  "GET /api/activities/:id/online-chat/transcript.txt": { open: CALLERS.staff, ...OF_ACTIVITY },
  "POST /api/activities/:id/online-chat/questions/:questionId/send": {
    open: CALLERS.moderators,
    params: { id: "activity", questionId: ABSENT },
  },
  "PUT /api/activities/:id/online-chat/members/:memberId/mute": {
    open: CALLERS.moderators,
    params: { id: "activity", memberId: ABSENT },
    body: {},
  },
  "GET /api/member/activities/:id/online-chat": OF_MEMBER,
  "POST /api/member/activities/:id/online-chat/presence": OF_MEMBER,
};
