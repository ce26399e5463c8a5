import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/quality/undecided": { open: CALLERS.moderators, query: "activities=0193fd0a-7c1e-7000-8000-00000000dead" },
};
