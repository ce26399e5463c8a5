import { audience } from "../../../contracts/services/audience";
import type { ServerHost } from "../../../server/kit";
import { demoSegments } from "./demoSegments";
import { segmentAudience } from "./people";
import { renamedTags } from "./renamedTags";
import { segmentRoutes } from "./routes";

/** Segments: members by what is known of them, counted whenever it is asked. */
export function register(host: ServerHost): void {
  host.provide(audience, segmentAudience);
  host.entityHook(renamedTags);
  for (const route of segmentRoutes) host.route(route);
  host.demoSeed(demoSegments);
}
