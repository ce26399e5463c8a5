import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_COMPANY = { open: CALLERS.backoffice, params: { id: ABSENT }, isAbsent: true } as const;

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /clientSuite/creditsPlan/planData": { open: CALLERS.suiteTeam },
  "GET /api/credits/statement": { open: CALLERS.suiteManagers },
  "GET /api/credits/statement.xlsx": { open: CALLERS.suiteManagers },
  "GET /api/companies/:id/credits": OF_COMPANY,
  "POST /api/companies/:id/credits": { ...OF_COMPANY, body: { amount: 1, concept: "Prueba", key: ABSENT } },
  "GET /api/credits/operator": { open: CALLERS.backoffice },
  "PUT /api/credits/operator": { open: CALLERS.backoffice },
  "GET /api/credits/price": { open: CALLERS.suiteManagers },
  "GET /api/credits/orders": { open: CALLERS.suiteManagers },
  "POST /api/credits/orders": { open: CALLERS.suiteManagers },
  "POST /api/credit-orders/:id/withdraw": { open: CALLERS.suiteManagers, params: { id: ABSENT }, isAbsent: true },
  "POST /api/credit-orders/:id/endRepetition": { open: CALLERS.suiteManagers, params: { id: ABSENT }, isAbsent: true },
  "GET /api/companies/:id/credits/orders": OF_COMPANY,
  "GET /api/credits/openOrders": { open: CALLERS.backoffice },
  "POST /api/credit-orders/:id/confirm": OF_COMPANY,
  "POST /api/credit-orders/:id/reject": OF_COMPANY,
  "GET /api/credit-orders/:id/invoice.pdf": {
    open: [...CALLERS.suiteManagers, ...CALLERS.backoffice],
    params: { id: ABSENT },
    isAbsent: true,
  },
};
