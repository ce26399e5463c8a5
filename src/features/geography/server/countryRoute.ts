import { geographyApi } from "../../../contracts/api/geography";
import { type ExtensionRoute, type HostTools, route } from "../../../server/kit";

/** `GET /geoIp/country` (spec section 7, other): where forms may start from, for whoever fills them in to change. */
export function countryRoute(tools: () => Pick<HostTools, "countryOf">): ExtensionRoute {
  return route(geographyApi, "GET /geoIp/country", {
    // A sign-up asks before there is a session.
    access: "public",
    handle: async (_context, { request, reply }) => {
      // Another network, another country.
      reply.header("Cache-Control", "no-store");
      return { country: tools().countryOf(request.ip) ?? null };
    },
  });
}
