import { CALLERS, type RouteRow } from "../../../tests/helpers/routeRows";

/** A body that it refuses comes before the question whether there is such an activity. */
const REFUSED = { body: {} } as const;
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const IN_COMMUNITY = { params: { id: "community", activityId: "activity" }, isAbsent: true } as const;
const OF_ACTIVITY = { params: { id: "activity" }, isAbsent: true } as const;
const OF_MEMBER = { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true } as const;
const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const TESTER_ACTIVITY = "/tester/communities/:id/activity/:activityId";

export const routes: Readonly<Record<string, RouteRow>> = {
  [`GET ${CLIENT_ACTIVITY}/videochatData`]: { open: CALLERS.moderators, ...IN_COMMUNITY },
  [`GET ${CLIENT_ACTIVITY}/videochatObserver`]: { open: CALLERS.staff, ...IN_COMMUNITY },
  [`POST ${CLIENT_ACTIVITY}/grantAccess`]: {
    open: CALLERS.moderators,
    params: IN_COMMUNITY.params,
    ...REFUSED,
  },
  "POST /api/activities/:id/video-chat/launch": { open: CALLERS.moderators, ...OF_ACTIVITY },
  "POST /api/activities/:id/video-chat/start": { open: CALLERS.moderators, ...OF_ACTIVITY },
  "POST /api/activities/:id/video-chat/end": { open: CALLERS.moderators, ...OF_ACTIVITY },
  "PUT /api/activities/:id/video-chat/seats/:seatId/mute": {
    open: CALLERS.moderators,
    params: { id: "activity", seatId: ABSENT },
    ...REFUSED,
  },
  "POST /api/activities/:id/video-chat/presence": { open: CALLERS.staff, ...OF_ACTIVITY },
  "POST /api/activities/:id/video-chat/connection": { open: CALLERS.staff, params: OF_ACTIVITY.params, ...REFUSED },
  [`GET ${TESTER_ACTIVITY}/videochatData`]: {
    open: CALLERS.member,
    params: { id: "community", activityId: ABSENT },
    isAbsent: true,
  },
  [`POST ${TESTER_ACTIVITY}/videochatTestResults`]: {
    open: CALLERS.member,
    params: { id: "community", activityId: ABSENT },
    ...REFUSED,
  },
  "POST /api/member/activities/:id/video-chat/presence": { ...OF_MEMBER, body: {} },
  "POST /api/member/activities/:id/video-chat/connection": { open: CALLERS.member, params: OF_MEMBER.params, ...REFUSED },
  "POST /api/member/activities/:id/video-chat/test-connection": { open: CALLERS.member, params: OF_MEMBER.params, ...REFUSED },
  [`POST ${CLIENT_ACTIVITY}/videoRecord/start`]: { open: CALLERS.moderators, ...IN_COMMUNITY, body: {} },
  [`POST ${CLIENT_ACTIVITY}/videoRecord/stop`]: { open: CALLERS.moderators, ...IN_COMMUNITY },
  [`DELETE ${CLIENT_ACTIVITY}/videoRecord/:recordId`]: {
    open: CALLERS.moderators,
    params: { ...IN_COMMUNITY.params, recordId: ABSENT },
    isAbsent: true,
  },
  [`GET ${CLIENT_ACTIVITY}/videoRecord`]: { open: CALLERS.staff, ...IN_COMMUNITY },
  "POST /api/member/activities/:id/video-chat/consent": { open: CALLERS.member, params: OF_MEMBER.params, ...REFUSED },
  "GET /api/activities/:id/video-chat/notes": { open: CALLERS.staff, ...OF_ACTIVITY },
  "POST /api/activities/:id/video-chat/notes": { open: CALLERS.staff, params: OF_ACTIVITY.params, ...REFUSED },
  "PUT /api/activities/:id/video-chat/notes/:noteId": {
    open: CALLERS.staff,
    params: { id: "activity", noteId: ABSENT },
    ...REFUSED,
  },
  "DELETE /api/activities/:id/video-chat/notes/:noteId": {
    open: CALLERS.staff,
    params: { id: "activity", noteId: ABSENT },
    isAbsent: true,
  },
};
