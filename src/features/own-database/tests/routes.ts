import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_STUDY = { open: [...CALLERS.suiteManagers, "backoffice"], params: { id: ABSENT }, isAbsent: true } as const;
// Links go by their token, whoever is signed in.
const OF_NOBODY = { open: CALLERS.everybody, params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC" }, isAbsent: true } as const;

// Addresses are for those who order studies, and for the provider.
export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/studies/:id/people": { ...OF_STUDY, open: [...CALLERS.suiteTeam, "backoffice"] },
  "GET /api/studies/:id/people/preview": OF_STUDY,
  "PUT /api/studies/:id/people/link": OF_STUDY,
  "POST /api/studies/:id/people/:personId/send": { ...OF_STUDY, params: { id: ABSENT, personId: ABSENT } },
  "GET /survey/invited/:token": OF_NOBODY,
  "POST /survey/invited/:token": OF_NOBODY,
  "GET /survey/open/:token": OF_NOBODY,
  "POST /survey/open/:token": OF_NOBODY,
};
