import { CALLERS, type RouteRow } from "../../../tests/helpers/routeRows";

/** A body that it refuses comes before the question whether there is such an activity. */
const REFUSED = { body: {} } as const;
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const IN_COMMUNITY = { params: { id: "community", activityId: "activity" }, isAbsent: true } as const;
const OF_ACTIVITY = { params: { id: "activity" }, isAbsent: true } as const;
const OF_MEMBER = { open: CALLERS.member, params: { id: ABSENT }, isAbsent: true } as const;
const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const TESTER_ACTIVITY = "/tester/communities/:id/activity/:activityId";

const PUBLIC_ACTIVITY = "/experienceLabs/:id/activity/:activityId";
/** An activity that isn't open to guests is as good as absent. */
const LINK = { params: { id: "community", activityId: ABSENT, link: "public" } } as const;
/** Those of the back office look at everything. */
const TEAM = CALLERS.staff;
const TRANSCRIPT = "/api/activities/:id/transcripts/:recordingId";
const OF_TRANSCRIPT = { id: "activity", recordingId: ABSENT } as const;
const FOCUS = "/api/studies/:id/focus";
const CHANGES_STUDY: RouteRow["open"] = [...CALLERS.suiteManagers, "backoffice"];
const OF_PARTICIPANT = { open: CHANGES_STUDY, params: { id: ABSENT, participant: ABSENT }, isAbsent: true } as const;
const OF_SESSION = { open: CHANGES_STUDY, params: { id: ABSENT, session: ABSENT }, isAbsent: true } as const;
/** A link of nobody leads to a page that says so. */
const OF_NOBODY = { open: CALLERS.everybody, params: { token: "A".repeat(65) }, isAbsent: true } as const;

const ROOM = "/api/studies/:id/focus/sessions/:session/room";
const SEES_STUDY: RouteRow["open"] = [...CALLERS.suiteTeam, "backoffice"];
const IN_ROOM = { id: "study", session: ABSENT } as const;
const READ_ROOM = { open: SEES_STUDY, params: IN_ROOM, isAbsent: true } as const;
/** The back office and observers may see the study, and host nothing. */
const HOST_ROOM = {
  open: [...CALLERS.suiteManagers, "suiteModerator"],
  params: IN_ROOM,
  isAbsent: true,
} as const satisfies RouteRow;

const focusRoutes: Readonly<Record<string, RouteRow>> = {
  "GET /api/focus/own-sessions": { open: CALLERS.suite },
  [`GET ${FOCUS}`]: { open: [...CALLERS.suiteTeam, "backoffice"], params: { id: "study" } },
  [`POST ${FOCUS}/participants`]: { open: CHANGES_STUDY, params: { id: "study" }, ...REFUSED },
  [`POST ${FOCUS}/participants/:participant/invite`]: OF_PARTICIPANT,
  [`POST ${FOCUS}/participants/:participant/confirm`]: OF_PARTICIPANT,
  [`POST ${FOCUS}/participants/:participant/withdraw`]: OF_PARTICIPANT,
  [`DELETE ${FOCUS}/participants/:participant`]: OF_PARTICIPANT,
  [`POST ${FOCUS}/sessions/:session/confirm`]: OF_SESSION,
  [`PUT ${FOCUS}/sessions/:session`]: { open: CHANGES_STUDY, params: { id: "study", session: ABSENT }, ...REFUSED },
  [`POST ${FOCUS}/sessions/:session/cancel`]: OF_SESSION,
  ...Object.fromEntries(
    ["", "/recordings", "/notes", "/transcript", "/transcript/word"].map((path) => [`GET ${ROOM}${path}`, READ_ROOM]),
  ),
  [`GET ${ROOM}/messages`]: { ...READ_ROOM, query: "room=ROOM" },
  [`GET ${ROOM}/transcripts/:recordingId/file`]: {
    ...{ open: SEES_STUDY, params: { ...IN_ROOM, recordingId: ABSENT }, query: "format=vtt", isAbsent: true },
  },
  [`POST ${ROOM}/presence`]: READ_ROOM,
  [`POST ${ROOM}/connection`]: { open: SEES_STUDY, params: IN_ROOM, ...REFUSED },
  [`POST ${ROOM}/messages`]: { open: SEES_STUDY, params: IN_ROOM, ...REFUSED },
  [`POST ${ROOM}/notes`]: { open: SEES_STUDY, params: IN_ROOM, ...REFUSED },
  [`PUT ${ROOM}/notes/:noteId`]: { open: SEES_STUDY, params: { ...IN_ROOM, noteId: ABSENT }, ...REFUSED },
  [`DELETE ${ROOM}/notes/:noteId`]: { open: SEES_STUDY, params: { ...IN_ROOM, noteId: ABSENT }, isAbsent: true },
  ...Object.fromEntries(["launch", "start", "end", "recordings/stop"].map((step) => [`POST ${ROOM}/${step}`, HOST_ROOM])),
  [`POST ${ROOM}/recordings/start`]: { ...HOST_ROOM, body: {} },
  [`DELETE ${ROOM}/recordings/:recordId`]: { ...HOST_ROOM, params: { ...IN_ROOM, recordId: ABSENT } },
  [`DELETE ${ROOM}/messages/:messageId`]: { ...HOST_ROOM, params: { ...IN_ROOM, messageId: ABSENT } },
  [`POST ${ROOM}/access`]: { open: SEES_STUDY, params: IN_ROOM, ...REFUSED },
  [`PUT ${ROOM}/seats/:seatId/mute`]: { open: SEES_STUDY, params: { ...IN_ROOM, seatId: ABSENT }, ...REFUSED },
  [`PUT ${ROOM}/transcript/names`]: { open: SEES_STUDY, params: IN_ROOM, ...REFUSED },
  [`PUT ${ROOM}/transcripts/:recordingId/segments`]: {
    ...{ open: SEES_STUDY, params: { ...IN_ROOM, recordingId: ABSENT }, ...REFUSED },
  },
  [`POST ${ROOM}/transcripts/:recordingId/subtitles`]: {
    ...{ open: SEES_STUDY, params: { ...IN_ROOM, recordingId: ABSENT }, ...REFUSED },
  },
  [`POST ${ROOM}/transcripts/:recordingId/request`]: {
    ...{ open: SEES_STUDY, params: { ...IN_ROOM, recordingId: ABSENT }, body: { language: "x" } },
  },
  "GET /focus/:token/video": OF_NOBODY,
  "GET /focus/:token/video/messages": { ...OF_NOBODY, query: "room=ROOM" },
  "POST /focus/:token/video/presence": { ...OF_NOBODY, body: {} },
  "POST /focus/:token/video/leave": OF_NOBODY,
  ...Object.fromEntries(
    ["devices", "consent", "connection", "messages", "test"].map((name) => [
      `POST /focus/:token/video/${name}`,
      { open: CALLERS.everybody, params: OF_NOBODY.params, ...REFUSED },
    ]),
  ),
  "POST /focus/:token/enter": OF_NOBODY,
  "POST /focus/:token/forget": OF_NOBODY,
  "GET /focus/:token": OF_NOBODY,
  "GET /focus/:token/session.ics": OF_NOBODY,
  "POST /focus/:token/code": OF_NOBODY,
  "POST /focus/:token/confirm": OF_NOBODY,
  "POST /focus/:token/decline": OF_NOBODY,
};

export const routes: Readonly<Record<string, RouteRow>> = {
  ...focusRoutes,
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
  "PUT /api/activities/:id/video-chat/guests": { open: CALLERS.moderators, params: OF_ACTIVITY.params, ...REFUSED },
  "POST /client/communities/:id/activity/:activityId/videoComment": {
    open: CALLERS.staff,
    params: IN_COMMUNITY.params,
    ...REFUSED,
  },
  "GET /api/activities/:id/video-chat/messages": { open: TEAM, ...OF_ACTIVITY, query: "room=ROOM" },
  "DELETE /api/activities/:id/video-chat/messages/:messageId": {
    open: CALLERS.moderators,
    params: { id: "activity", messageId: ABSENT },
    isAbsent: true,
  },
  "GET /api/member/activities/:id/video-chat/messages": { ...OF_MEMBER },
  "POST /api/member/activities/:id/video-chat/messages": { open: CALLERS.member, params: OF_MEMBER.params, ...REFUSED },
  "GET /api/video-chat-sessions": { open: CALLERS.staff },
  ...Object.fromEntries(
    ["passwordValidation", "publicVideochatJoin", "observerVideochatJoin"].map((name) => [
      `POST ${PUBLIC_ACTIVITY}/${name}`,
      { open: CALLERS.everybody, params: LINK.params, ...REFUSED },
    ]),
  ),
  [`GET ${PUBLIC_ACTIVITY}/videochat/:link`]: { open: CALLERS.everybody, ...LINK, isAbsent: true },
  [`POST ${PUBLIC_ACTIVITY}/videochat/:link/presence`]: { open: CALLERS.everybody, ...LINK, body: {}, isAbsent: true },
  [`POST ${PUBLIC_ACTIVITY}/videochat/:link/leave`]: { open: CALLERS.everybody, ...LINK, isAbsent: true },
  [`GET ${PUBLIC_ACTIVITY}/videochat/:link/messages`]: {
    open: CALLERS.everybody,
    ...LINK,
    query: "room=ROOM",
    isAbsent: true,
  },
  ...Object.fromEntries(
    ["devices", "consent", "connection", "messages"].map((name) => [
      `POST ${PUBLIC_ACTIVITY}/videochat/:link/${name}`,
      { open: CALLERS.everybody, ...LINK, ...REFUSED },
    ]),
  ),
  "POST /experienceLabs/:id/videochatTest": { open: CALLERS.everybody, params: { id: "community" }, ...REFUSED },
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
  [`POST ${TRANSCRIPT}/subtitles`]: { open: CALLERS.moderators, params: OF_TRANSCRIPT, ...REFUSED },
  [`GET ${TRANSCRIPT}/file`]: { open: CALLERS.staff, params: OF_TRANSCRIPT, query: "format=vtt", isAbsent: true },
  [`POST ${TRANSCRIPT}/request`]: { open: CALLERS.moderators, params: OF_TRANSCRIPT, body: { language: "x" } },
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
