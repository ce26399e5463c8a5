import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const MEMBER = "/tester/communities/:id/activity/:activityId";
const TEAM = "/client/communities/:id/activity/:activityId";
const OF_ACTIVITY = { id: "community", activityId: ABSENT } as const;
const OF_COMMENT = { params: { commentId: ABSENT }, isAbsent: true } as const;

/** Calls of a conversation that isn't there. */
const conversation = (base: string, open: RouteRow["open"]): Readonly<Record<string, RouteRow>> => {
  const row = (params: Readonly<Record<string, string>> = {}): RouteRow => ({
    open,
    params: { ...OF_ACTIVITY, ...params },
    isAbsent: true,
  });
  return {
    [`GET ${base}/conversation`]: row(),
    [`GET ${base}/comments/page/:page/size/:size`]: row({ page: "0", size: "10" }),
    [`GET ${base}/comments/since/:seq`]: row({ seq: "0" }),
    [`GET ${base}/comments/latest`]: row(),
    [`GET ${base}/pinnedComments`]: row(),
    [`GET ${base}/comment/:commentId`]: row({ commentId: ABSENT }),
    [`POST ${base}/seeComments`]: { ...row(), body: { seq: 1 } },
    [`POST ${base}/comment`]: { ...row(), body: { text: "a" } },
    [`PUT ${base}/comment/:commentId`]: { ...row({ commentId: ABSENT }), body: { text: "a", editedAt: null } },
    [`POST ${base}/comments/files`]: row(),
    [`POST ${base}/typing`]: row(),
  };
};

const moderation = (url: string, body: object): Readonly<Record<string, RouteRow>> => ({
  [url]: { open: CALLERS.staff, ...OF_COMMENT, body },
});

export const routes: Readonly<Record<string, RouteRow>> = {
  ...conversation(MEMBER, CALLERS.member),
  ...conversation(TEAM, CALLERS.staff),
  "PUT /tester/communities/comment/:commentId/reaction": { open: CALLERS.member, ...OF_COMMENT, body: { reactionType: "LIKE" } },
  "POST /tester/communities/comment/:commentId/report": {
    open: CALLERS.member,
    ...OF_COMMENT,
    body: { reason: "OFFENSIVE" },
  },
  "DELETE /tester/communities/comment/:commentId": { open: CALLERS.member, ...OF_COMMENT },
  ...moderation("PUT /client/communities/comment/:commentId/tags", { tags: [] }),
  ...moderation("PUT /client/communities/comment/:commentId/pin", { isPinned: true }),
  ...moderation("PUT /client/communities/comment/:commentId/note", { note: null }),
  ...moderation("PUT /client/communities/comment/:commentId/visibility", { isHidden: true }),
  ...moderation("POST /client/communities/comment/:commentId/sendBack", { explanation: "a" }),
  "POST /client/communities/comment/:commentId/settleReports": { open: CALLERS.staff, ...OF_COMMENT },
  "POST /experienceLabs/comment/:id/medal": {
    open: CALLERS.staff,
    params: { id: ABSENT },
    isAbsent: true,
    body: { medal: true },
  },
  "DELETE /client/communities/comment/:id": { open: CALLERS.staff, params: { id: ABSENT }, isAbsent: true },
  "GET /client/communities/:id/galleries": { open: CALLERS.staff, params: { id: "community" } },
  "GET /client/communities/:id/commentSearch": { open: CALLERS.staff, params: { id: "community" } },
  ...Object.fromEntries(
    ["excel", "word", "multimedia", "summary"].map((format): [string, RouteRow] => [
      `GET ${TEAM}/${format}`,
      { open: CALLERS.staff, params: OF_ACTIVITY, isAbsent: true },
    ]),
  ),
  [`GET ${TEAM}/gallery`]: { open: CALLERS.staff, params: OF_ACTIVITY, isAbsent: true },
  [`GET ${TEAM}/commentSearch`]: { open: CALLERS.staff, params: OF_ACTIVITY, isAbsent: true },
  "GET /tester/communities/:id/commentSearch": { open: CALLERS.member, params: { id: "community" }, query: "word=market" },
  [`GET ${TEAM}/searchWord`]: { open: CALLERS.staff, params: OF_ACTIVITY, query: "word=a", isAbsent: true },
  [`GET ${TEAM}/topic/:topicId/commentsPaged`]: {
    open: CALLERS.staff,
    params: { ...OF_ACTIVITY, topicId: ABSENT },
    isAbsent: true,
  },
  [`GET ${TEAM}/comment/:commentId/versions`]: {
    open: CALLERS.staff,
    params: { ...OF_ACTIVITY, commentId: ABSENT },
    isAbsent: true,
  },
  "GET /api/comments/waiting": { open: CALLERS.staff },
  "GET /api/comments/:id/passages": { open: CALLERS.staff, params: { id: ABSENT }, isAbsent: true },
  "GET /api/activities/:id/passages": { open: CALLERS.staff, params: { id: "activity" } },
  "GET /api/codes/:id/passages": { open: CALLERS.staff, params: { id: ABSENT }, isAbsent: true },
  "POST /api/comments/:id/passages": {
    open: CALLERS.moderators,
    params: { id: ABSENT },
    isAbsent: true,
    body: { codeId: ABSENT, version: 0, start: 0, end: 1 },
  },
  "DELETE /api/comments/:id/passages/:passageId": {
    open: CALLERS.moderators,
    params: { id: ABSENT, passageId: ABSENT },
    isAbsent: true,
  },
};
