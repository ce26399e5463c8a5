import { audience } from "../../../contracts/services/audience";
import type { ServerHost } from "../../../server/kit";
import { TAG_ERRORS } from "../shared/errors";
import { carriedTags, carrierHooks, demoTags } from "./carriers";
import { tagRoutes } from "./routes";
import { tagHook } from "./tagHook";

/** Tags of members: given and taken for many at once, and renamed with all who have them. */
export function register(host: ServerHost): void {
  host.errors(Object.values(TAG_ERRORS));
  host.entityHook(tagHook);
  for (const hook of carrierHooks) host.entityHook(hook);
  host.migration(carriedTags);
  host.demoSeed(demoTags);
  for (const route of tagRoutes(() => host.tools(), host.use(audience, "tags"))) host.route(route);
}
