import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /clientSuite/clientNotifications": { open: CALLERS.suiteTeam, query: "page=0&pageSize=20" },
  "POST /clientSuite/clientNotifications": { open: CALLERS.suiteTeam },
  "GET /api/news/settings": { open: CALLERS.suiteTeam },
  "PUT /api/news/settings": { open: CALLERS.suiteTeam, body: { kinds: [{ kind: "study" }] } },
};
