import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const NOBODYS = { params: { token: "Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nQ" }, isAbsent: true } as const;

/** What readers without an account call; the team's calls are those of surveys (`tests/contract/routeAccess.ts`). */
export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /api/reports/:token/open": { open: CALLERS.everybody, ...NOBODYS },
  "GET /api/reports/:token": { open: CALLERS.everybody, ...NOBODYS },
};
