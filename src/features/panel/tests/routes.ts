import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_PANELIST = { open: CALLERS.backoffice, params: { id: ABSENT }, isAbsent: true } as const;
// Links go by their token, whoever is signed in.
const OF_NOBODY = { open: CALLERS.everybody, params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC" }, isAbsent: true } as const;

// Whoever sees selected studies alone makes none, and needs no criteria.
export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/panel/criteria": { open: [...CALLERS.suiteManagers, "backoffice"], query: `country=${ABSENT}` },
  // A link of nobody leads to a page that says so.
  "GET /panel/enter/:token": { open: CALLERS.everybody, params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC" } },
  "GET /panel/me/:token": OF_NOBODY,
  "GET /panel/me/:token/invitations/:invitationId": { ...OF_NOBODY, params: { ...OF_NOBODY.params, invitationId: ABSENT } },
  "POST /panel/me/:token/communities/:communityId": { ...OF_NOBODY, params: { ...OF_NOBODY.params, communityId: ABSENT } },
  "POST /panel/me/:token/payouts": OF_NOBODY,
  "GET /panel/join/:token": OF_NOBODY,
  "POST /panel/join/:token": OF_NOBODY,
  "GET /panel/confirm/:token": OF_NOBODY,
  "POST /panel/confirm/:token": OF_NOBODY,
  "GET /api/panel/payouts": { open: CALLERS.backoffice },
  "POST /api/panel/payouts/:id/approve": OF_PANELIST,
  "POST /api/panel/payouts/:id/reject": OF_PANELIST,
  "POST /panel/me/:token/stop": OF_NOBODY,
  "POST /panel/me/:token/resume": OF_NOBODY,
  "GET /api/panelists/:id/activity": OF_PANELIST,
  "POST /api/panelists/:id/coins": OF_PANELIST,
  "POST /api/panelists/:id/sanctions": OF_PANELIST,
};
