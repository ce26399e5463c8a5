import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_COMPANY = { open: CALLERS.backoffice, params: { id: ABSENT }, isAbsent: true } as const;

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /clientSuite/creditsPlan/planData": { open: ["client", "suiteObserver"] },
  "GET /api/credits/statement": { open: ["client"] },
  "GET /api/credits/statement.xlsx": { open: ["client"] },
  "GET /api/companies/:id/credits": OF_COMPANY,
  "POST /api/companies/:id/credits": { ...OF_COMPANY, body: { amount: 1, concept: "Prueba", key: ABSENT } },
};
