import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = { params: { id: "0193fd0a-7c1e-7000-8000-00000000dead" }, isAbsent: true } as const;
const OF_BACKOFFICE = { open: CALLERS.backoffice, ...ABSENT };
const OF_READERS = { open: [...CALLERS.suiteManagers, ...CALLERS.backoffice], ...ABSENT };

export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /api/contracts/:id/document": OF_BACKOFFICE,
  "POST /api/contracts/:id/offer": OF_BACKOFFICE,
  "POST /api/contracts/:id/withdraw": OF_BACKOFFICE,
  "POST /api/contracts/:id/revise": OF_BACKOFFICE,
  "POST /api/contracts/:id/terminate": OF_BACKOFFICE,
  // Whoever reads contracts is told that this one isn't there; who may sign is decided for one that is.
  "POST /api/contracts/:id/sign": OF_READERS,
  "POST /api/contracts/:id/decline": OF_READERS,
  "GET /api/contracts/:id/document.pdf": OF_READERS,
  "GET /api/contracts/:id/certificate.pdf": OF_READERS,
};
