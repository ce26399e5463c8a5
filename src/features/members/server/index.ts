import type { ServerHost } from "../../../server/kit";
import { MEMBER_ERRORS } from "../shared/errors";
import { demoPresence } from "./demoPresence";
import { excelRoute } from "./lists/excelRoute";
import { listRoutes } from "./lists/listRoutes";
import { loadRoutes } from "./lists/loadRoutes";
import { notifyTeam } from "./notifyTeam";
import { peopleRoutes } from "./people/peopleRoutes";
import { presenceSchedule } from "./presence";
import { statisticsRoute } from "./statistics/statisticsRoute";
import { timelineRoute } from "./timeline/timelineRoute";

/** Members as the team knows them: lists, who is there, who they are counted, and what happened with each. */
export function register(host: ServerHost): void {
  host.errors(Object.values(MEMBER_ERRORS));
  notifyTeam(host);
  host.schedule(presenceSchedule);
  host.demoSeed(demoPresence);
  for (const route of [...listRoutes, excelRoute, ...peopleRoutes, ...loadRoutes, statisticsRoute, timelineRoute])
    host.route(route);
}
