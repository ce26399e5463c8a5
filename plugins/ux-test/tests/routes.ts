import { CALLERS, type RouteRow } from "../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_ACTIVITY = { params: { id: "activity" } } as const;

/** Without a token of a response everything is as good as absent. */
const BY_TOKEN = { open: CALLERS.everybody, isAbsent: true } as const;
const OF_RECORDING = { recordingId: ABSENT, number: "0" } as const;
const OF_SESSION = { responseId: ABSENT, questionId: "task" } as const;
const NO_LINK = { ...BY_TOKEN, params: { token: "A".repeat(80) } } as const;
const MARK = { responseId: ABSENT, questionId: "task", atMs: 0, kind: "NOTE", text: "x" } as const;
const SEES_STUDY: RouteRow["open"] = [...CALLERS.suiteTeam, "backoffice"];
const CHANGES_STUDY: RouteRow["open"] = [...CALLERS.suiteManagers, "backoffice"];

const recordingRoutes: Readonly<Record<string, RouteRow>> = {
  "GET /api/ux-consents": BY_TOKEN,
  "POST /api/ux-consents": BY_TOKEN,
  "DELETE /api/ux-consents": BY_TOKEN,
  "POST /api/ux-recordings": BY_TOKEN,
  "PUT /api/ux-recordings/:recordingId/chunks/:number": { ...BY_TOKEN, params: OF_RECORDING },
  "POST /api/ux-recordings/:recordingId/end": { ...BY_TOKEN, params: OF_RECORDING },
  "GET /ux-consent/:token": NO_LINK,
  "POST /ux-consent/:token": NO_LINK,
  "GET /api/activities/:id/ux-test/recordings": { open: CALLERS.staff, ...OF_ACTIVITY },
  "POST /api/activities/:id/ux-test/marks": { open: CALLERS.moderators, ...OF_ACTIVITY, body: MARK, isAbsent: true },
  "PUT /api/activities/:id/ux-test/marks/:markId": {
    ...{ open: CALLERS.moderators, params: { id: "activity", markId: ABSENT }, isAbsent: true },
  },
  "DELETE /api/activities/:id/ux-test/marks/:markId": {
    ...{ open: CALLERS.moderators, params: { id: "activity", markId: ABSENT }, isAbsent: true },
  },
  "GET /api/studies/:id/ux-test/recordings": { open: SEES_STUDY, params: { id: "study" } },
  "POST /api/studies/:id/ux-test/marks": { open: CHANGES_STUDY, params: { id: "study" }, body: MARK, isAbsent: true },
  "PUT /api/studies/:id/ux-test/marks/:markId": {
    ...{ open: CHANGES_STUDY, params: { id: "study", markId: ABSENT }, isAbsent: true },
  },
  "DELETE /api/studies/:id/ux-test/marks/:markId": {
    ...{ open: CHANGES_STUDY, params: { id: "study", markId: ABSENT }, isAbsent: true },
  },
  "GET /api/activities/:id/ux-test/transcripts": { open: CALLERS.staff, ...OF_ACTIVITY },
  "POST /api/activities/:id/ux-test/recordings/:recordingId/transcript": {
    ...{ open: CALLERS.moderators, params: { id: "activity", recordingId: ABSENT }, isAbsent: true },
  },
  "GET /api/studies/:id/ux-test/transcripts": { open: SEES_STUDY, params: { id: "study" } },
  "POST /api/studies/:id/ux-test/recordings/:recordingId/transcript": {
    ...{ open: CHANGES_STUDY, params: { id: "study", recordingId: ABSENT }, isAbsent: true },
  },
  "GET /client/communities/:id/activity/:activityId/uxTranscription": {
    ...{ open: CALLERS.staff, params: { id: "community", activityId: "activity" } },
  },
  "POST /uxVideo": { open: CALLERS.staff, isAbsent: true },
};

export const routes: Readonly<Record<string, RouteRow>> = {
  ...recordingRoutes,
  "GET /api/activities/:id/ux-test/navigation": { open: CALLERS.staff, params: { id: "activity" } },
  "GET /api/studies/:id/ux-test/navigation": { open: [...CALLERS.suiteTeam, "backoffice"], params: { id: "study" } },
  "GET /api/activities/:id/ux-test/responses/:responseId/questions/:questionId/events": {
    ...{ open: CALLERS.staff, params: { id: "activity", ...OF_SESSION }, isAbsent: true },
  },
  "GET /api/studies/:id/ux-test/responses/:responseId/questions/:questionId/events": {
    ...{ open: SEES_STUDY, params: { id: "study", ...OF_SESSION }, isAbsent: true },
  },
  "GET /api/activities/:id/ux-test/success": { open: CALLERS.staff, params: { id: "activity" } },
  "GET /api/studies/:id/ux-test/success": { open: SEES_STUDY, params: { id: "study" } },
  "GET /ux-snippet.js": { open: CALLERS.everybody },
  "POST /api/ux-events": { open: CALLERS.everybody, body: {} },
  "POST /api/ux-events/run": { open: CALLERS.everybody, body: {} },
  "GET /ux-shop": { open: CALLERS.everybody },
  "GET /ux-shop/:page": { open: CALLERS.everybody, params: { page: "abonos" } },
};
