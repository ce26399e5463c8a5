import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /api/studies/estimate": { open: ["client"], body: {} },
  "GET /api/studies/:id/summary": { open: ["client", "suiteObserver", "backoffice"], params: { id: "study" } },
  "GET /api/studies/overview": { open: ["client", "suiteObserver"] },
  "GET /clientSuite/clientNotifications": { open: ["client", "suiteObserver"], query: "page=0&pageSize=20" },
  "POST /clientSuite/clientNotifications": { open: ["client", "suiteObserver"] },
  "POST /api/studies/:id/duplicate": { open: ["client", "suiteObserver"], params: { id: ABSENT }, isAbsent: true },
  "GET /api/studies/review": { open: CALLERS.backoffice },
  "POST /api/studies/:id/sendBack": { open: CALLERS.backoffice, params: { id: ABSENT }, isAbsent: true },
  "POST /api/studies/:id/approve": { open: CALLERS.backoffice, params: { id: ABSENT }, isAbsent: true },
  "POST /api/studies/:id/reconcile": { open: CALLERS.backoffice, params: { id: ABSENT }, isAbsent: true },
  "GET /api/studies/:id/comments": { open: ["client", "suiteObserver", "backoffice"], params: { id: "study" } },
  "POST /api/studies/:id/comments": { open: ["client", "backoffice"], params: { id: ABSENT }, isAbsent: true },
  "PUT /api/studies/:id/comments/:commentId": {
    ...{ open: ["client", "backoffice"], params: { id: ABSENT, commentId: ABSENT }, isAbsent: true },
  },
  "DELETE /api/studies/:id/comments/:commentId": {
    ...{ open: ["client", "backoffice"], params: { id: ABSENT, commentId: ABSENT }, isAbsent: true },
  },
  "GET /api/studies/:id/shares": { open: ["client", "backoffice"], params: { id: "study" } },
  "POST /api/studies/:id/shares": { open: ["client", "backoffice"], params: { id: ABSENT }, isAbsent: true },
  "DELETE /api/studies/:id/shares/:shareId": {
    ...{ open: ["client", "backoffice"], params: { id: ABSENT, shareId: ABSENT }, isAbsent: true },
  },
  // A link of nobody leads to a page that says so.
  "GET /shared/:token": { open: CALLERS.everybody, params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC" }, isAbsent: true },
  "POST /shared/:token": { open: CALLERS.everybody, params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC" }, isAbsent: true },
  "GET /api/studies/:id/field": { open: ["client", "suiteObserver", "backoffice"], params: { id: "study" } },
  "POST /api/studies/:id/field/pause": { open: ["client", "backoffice"], params: { id: ABSENT }, isAbsent: true },
  "POST /api/studies/:id/field/resume": { open: ["client", "backoffice"], params: { id: ABSENT }, isAbsent: true },
};
