import type { ServerHost } from "../../../server/kit";
import { TAG_ERRORS } from "../shared/errors";
import { tagRoutes } from "./routes";
import { tagHook, tagImportHook } from "./tagHook";

/** Tags of members: given and taken for many at once, and renamed with all who have them. */
export function register(host: ServerHost): void {
  host.errors(Object.values(TAG_ERRORS));
  host.entityHook(tagHook);
  host.entityHook(tagImportHook);
  for (const route of tagRoutes(() => host.tools())) host.route(route);
}
