import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";
import { listRows } from "./listCalls";
import { wizardRows } from "./wizardCalls";

export const routes: Readonly<Record<string, RouteRow>> = {
  ...listRows,
  ...wizardRows,
  "GET /api/activities/standings": { open: CALLERS.staff, query: "ids=0193fd0a-7c1e-7000-8000-00000000dead" },
  "GET /api/activities/:id/variables.csv": { open: CALLERS.staff, params: { id: "activity" }, isAbsent: true },
  "GET /api/member/activities": { open: CALLERS.member },
  "GET /api/member/activities/:id": { open: CALLERS.member, params: { id: "activity" } },
};
