import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const MANAGERS = [...CALLERS.suiteManagers, ...CALLERS.backoffice];
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_COMMUNITY = { open: MANAGERS, params: { id: ABSENT }, isAbsent: true } as const;

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/communities/offers": { open: CALLERS.suiteManagers },
  "GET /api/communities/estimate": { open: CALLERS.suiteManagers, query: "plan=BRONZE&durationMonths=12" },
  "GET /api/communities/ending": { open: MANAGERS },
  "GET /api/communities/:id/contract": { ...OF_COMMUNITY, open: [...CALLERS.suiteTeam, ...CALLERS.backoffice] },
  "GET /api/communities/:id/extension/estimate": { ...OF_COMMUNITY, query: "months=3" },
  "POST /api/communities/:id/extension": OF_COMMUNITY,
  "GET /api/communities/:id/upgrade/estimate": { ...OF_COMMUNITY, query: "plan=SILVER" },
  "POST /api/communities/:id/upgrade": OF_COMMUNITY,
  "GET /client/communities/planUse": { open: CALLERS.staff },
};
