import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /experienceLabs/:communityId/transactionsSearch": { open: CALLERS.member },
  "GET /api/members/:id/ledger": { open: CALLERS.staff, params: { id: ABSENT }, isAbsent: true },
};
