import type { ServerHost } from "../../../server/kit";
import { resultsRoutes } from "./routes/resultsRoutes";

/** Results of activities, read from the responses to their questionnaires. */
export function register(host: ServerHost): void {
  for (const route of resultsRoutes(host)) host.route(route);
}
