import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const TEAMS = [...CALLERS.staff, ...CALLERS.suite];

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/academy": { open: TEAMS },
  // There is none in tests, unless they say so.
  "POST /watAcademy/token": { open: TEAMS, isAbsent: true },
};
