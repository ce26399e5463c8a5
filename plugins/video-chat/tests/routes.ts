import { CALLERS, type RouteRow } from "../../../tests/helpers/routeRows";

/** A body that it refuses comes before the question whether there is such an activity. */
const REFUSED = { body: {} } as const;
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const IN_COMMUNITY = { params: { id: "community", activityId: "activity" }, isAbsent: true } as const;
const OF_ACTIVITY = { params: { id: "activity" }, isAbsent: true } as const;
const OF_MEMBER = { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true } as const;
const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const TESTER_ACTIVITY = "/tester/communities/:id/activity/:activityId";

const TRANSCRIPT = "/api/activities/:id/transcripts/:recordingId";
const OF_TRANSCRIPT = { id: "activity", recordingId: ABSENT } as const;

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
  [`GET ${CLIENT_ACTIVITY}/transcription`]: { open: CALLERS.staff, ...IN_COMMUNITY },
  [`GET ${CLIENT_ACTIVITY}/transcriptionSearch`]: { open: CALLERS.staff, ...IN_COMMUNITY, query: "text=abono" },
  [`GET ${CLIENT_ACTIVITY}/transcriptionWord`]: { open: CALLERS.staff, ...IN_COMMUNITY },
  [`PUT ${CLIENT_ACTIVITY}/speakerNames`]: { open: CALLERS.moderators, params: IN_COMMUNITY.params, ...REFUSED },
  "GET /communitiesVideo/:text": { open: CALLERS.staff, params: { text: "abono" } },
  [`PUT ${TRANSCRIPT}/segments`]: { open: CALLERS.moderators, params: OF_TRANSCRIPT, ...REFUSED },
  [`POST ${TRANSCRIPT}/import`]: { open: CALLERS.moderators, params: OF_TRANSCRIPT, ...REFUSED },
  [`GET ${TRANSCRIPT}/file`]: { open: CALLERS.staff, params: OF_TRANSCRIPT, query: "format=vtt", isAbsent: true },
  [`POST ${TRANSCRIPT}/request`]: { open: CALLERS.moderators, params: OF_TRANSCRIPT, body: { language: "x" } },
  "POST /api/member/activities/:id/video-chat/presence": { ...OF_MEMBER, body: {} },
  "POST /api/member/activities/:id/video-chat/connection": { open: CALLERS.member, params: OF_MEMBER.params, ...REFUSED },
  "POST /api/member/activities/:id/video-chat/test-connection": { open: CALLERS.member, params: OF_MEMBER.params, ...REFUSED },
};
