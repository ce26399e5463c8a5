import type { ServerHost } from "../../../server/kit";
import { countryRoute } from "./countryRoute";
import { installAreas } from "./installAreas";
import { installCountries } from "./installCountries";
import { lovRoutes } from "./lovRoutes";

export function register(host: ServerHost): void {
  host.installation({ run: installCountries });
  host.installation({ run: installAreas });
  for (const route of lovRoutes) host.route(route);
  host.route(countryRoute(() => host.tools()));
}
