import { route } from "../../../../server/kit";
import { panelistsApi } from "../../shared/api/panelists";
import { readActivity } from "./readActivity";

/** What the back office sees of a panelist's part in studies. */
export const activityRoute = route(panelistsApi, "GET /api/panelists/:id/activity", {
  access: { kind: "backoffice" },
  handle: ({ globalDb }, { params }) => readActivity(globalDb, params.id),
});
