import { Readable } from "node:stream";
import { type ExtensionRoute, route, type ServerHost } from "../../../server/kit";
import { csvDelimiter } from "../../../shared/csv/csvDelimiter";
import { activitiesApi } from "../shared/api/activities";
import { exportVariables } from "./exportVariables";
import { readStandings } from "./readStandings";

/** What the team reads of activities in addition to their records. */
export function teamRoutes({ registries: { activityTypes } }: Pick<ServerHost, "registries">): readonly ExtensionRoute[] {
  return [
    route(activitiesApi, "GET /api/activities/standings", {
      access: { kind: "staff" },
      handle: async ({ db, records }, { query: { ids } }) => {
        const reached = await records.reachable({ entity: "activity", action: "read", ids: ids.split(",") });
        return readStandings(db, reached, activityTypes);
      },
    }),
    route(activitiesApi, "GET /api/activities/:id/variables.csv", {
      act: { action: "export" },
      access: { entity: "activity", action: "read" },
      handle: async ({ db, language }, { params, reply }) => {
        const lines = await exportVariables({ db, activityId: params.id, language }, activityTypes, csvDelimiter(language));
        reply.headers({
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": 'attachment; filename="members.csv"',
        });
        return Readable.from(lines);
      },
    }),
  ];
}
