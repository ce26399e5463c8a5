import type { ServerHost } from "../../../server/kit";
import { ACADEMY_ERRORS } from "../shared/errors";
import { academyRoutes } from "./academyRoutes";

/** The operator's training site, which teams enter signed in. */
export function register(host: ServerHost): void {
  host.errors(Object.values(ACADEMY_ERRORS));
  for (const route of academyRoutes(() => host.tools())) host.route(route);
}
