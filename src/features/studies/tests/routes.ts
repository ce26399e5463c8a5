import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /api/studies/estimate": { open: CALLERS.suiteManagers, body: {} },
  "GET /api/studies/:id/summary": { open: [...CALLERS.suiteTeam, "backoffice"], params: { id: "study" } },
  "GET /api/studies/products": { open: CALLERS.suiteManagers },
  "GET /api/studies/overview": { open: CALLERS.suiteTeam },
  "POST /api/studies/:id/duplicate": { open: CALLERS.suiteTeam, params: { id: ABSENT }, isAbsent: true },
  "GET /api/studies/review": { open: CALLERS.backoffice },
  "POST /api/studies/:id/sendBack": { open: CALLERS.backoffice, params: { id: ABSENT }, isAbsent: true },
  "POST /api/studies/:id/approve": { open: CALLERS.backoffice, params: { id: ABSENT }, isAbsent: true },
  "POST /api/studies/:id/reconcile": { open: CALLERS.backoffice, params: { id: ABSENT }, isAbsent: true },
  "GET /api/studies/:id/comments": { open: [...CALLERS.suiteTeam, "backoffice"], params: { id: "study" } },
  "POST /api/studies/:id/comments": { open: [...CALLERS.suiteManagers, "backoffice"], params: { id: ABSENT }, isAbsent: true },
  "PUT /api/studies/:id/comments/:commentId": {
    ...{ open: [...CALLERS.suiteManagers, "backoffice"], params: { id: ABSENT, commentId: ABSENT }, isAbsent: true },
  },
  "DELETE /api/studies/:id/comments/:commentId": {
    ...{ open: [...CALLERS.suiteManagers, "backoffice"], params: { id: ABSENT, commentId: ABSENT }, isAbsent: true },
  },
  "GET /api/studies/:id/shares": { open: [...CALLERS.suiteManagers, "backoffice"], params: { id: "study" } },
  "POST /api/studies/:id/shares": { open: [...CALLERS.suiteManagers, "backoffice"], params: { id: ABSENT }, isAbsent: true },
  "DELETE /api/studies/:id/shares/:shareId": {
    ...{ open: [...CALLERS.suiteManagers, "backoffice"], params: { id: ABSENT, shareId: ABSENT }, isAbsent: true },
  },
  // A link of nobody leads to a page that says so.
  "GET /shared/:token": { open: CALLERS.everybody, params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC" }, isAbsent: true },
  "POST /shared/:token": { open: CALLERS.everybody, params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC" }, isAbsent: true },
  "GET /api/studies/:id/field": { open: [...CALLERS.suiteTeam, "backoffice"], params: { id: "study" } },
  "POST /api/studies/:id/field/pause": { open: [...CALLERS.suiteManagers, "backoffice"], params: { id: ABSENT }, isAbsent: true },
  "GET /api/studies/:id/more": {
    open: CALLERS.suiteManagers,
    params: { id: ABSENT },
    query: "interviews=1&days=0",
    isAbsent: true,
  },
  "POST /api/studies/:id/more": {
    ...{
      open: CALLERS.suiteManagers,
      params: { id: ABSENT },
      body: { interviews: 1, days: 0, total: 1, sample: 2 },
      isAbsent: true,
    },
  },
  "POST /api/studies/:id/field/resume": {
    open: [...CALLERS.suiteManagers, "backoffice"],
    params: { id: ABSENT },
    isAbsent: true,
  },
};
