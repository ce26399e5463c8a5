import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const BASE = "/client/communities/:id/activity/:activityId";
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

const row = (open: RouteRow["open"], more: Partial<RouteRow> = {}): RouteRow => ({
  ...{ open, isAbsent: true, ...more },
  params: { id: "community", activityId: ABSENT, ...more.params },
});

export const routes: Readonly<Record<string, RouteRow>> = {
  [`GET ${BASE}/analysis`]: row(CALLERS.staff),
  [`GET ${BASE}/analysisData`]: row(CALLERS.staff),
  [`POST ${BASE}/analysis`]: row(CALLERS.moderators),
  [`GET ${BASE}/analysis/topics/:topicId/passages`]: row(CALLERS.staff, { params: { topicId: "none" } }),
  [`GET ${BASE}/moderatorTopics`]: row(CALLERS.staff),
  [`PUT ${BASE}/moderatorTopics`]: row(CALLERS.moderators, { body: { topics: [{ title: "Bike lanes" }] } }),
  [`DELETE ${BASE}/moderatorTopics`]: row(CALLERS.moderators, { query: `topicId=${ABSENT}` }),
  [`PUT ${BASE}/changeSummary`]: row(CALLERS.moderators, { body: { summary: "Lanes" } }),
};
