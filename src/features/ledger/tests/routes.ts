import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /experienceLabs/:communityId/transactionsSearch": { open: CALLERS.member },
  "GET /api/members/:id/ledger": { open: CALLERS.moderators, params: { id: "member" } },
};
