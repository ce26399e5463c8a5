import { CALLERS, type RouteRow } from "../../../tests/helpers/routeRows";

const OF_STUDY: RouteRow = { open: [...CALLERS.suiteTeam, "backoffice"], params: { id: "study" } };

export const routes: Readonly<Record<string, RouteRow>> = {
  "GET /api/studies/:id/neuro": OF_STUDY,
  "POST /api/studies/:id/neuro/calculation": OF_STUDY,
  "GET /api/studies/:id/neuro.xlsx": OF_STUDY,
};
