import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const OF_CASE = { open: CALLERS.backoffice, params: { id: "0193fd0a-7c1e-7000-8000-00000000dead" }, isAbsent: true } as const;

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/account/company": { open: CALLERS.suiteManagers },
  // Nobody has seen this version.
  "PUT /api/account/company": { open: CALLERS.suiteManagers, body: { version: 999_999, changes: {} } },
  "GET /api/account/support-cases": { open: CALLERS.suite },
  "POST /api/account/support-cases": { open: CALLERS.suite, body: {} },
  "POST /api/support-cases/:id/answer": { ...OF_CASE, body: { answer: "Hecho." } },
  "POST /api/support-cases/:id/close": OF_CASE,
};
