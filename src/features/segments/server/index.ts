import { audience } from "../../../contracts/services/audience";
import type { ServerHost } from "../../../server/kit";
import { demoSegments } from "./demoSegments";
import { activitiesMigration, activitiesOfConditions } from "./namedActivities";
import { segmentAudience } from "./people";
import { renamedTags } from "./renamedTags";
import { segmentRoutes } from "./routes";

/** Segments: members by what is known of them, counted whenever it is asked. */
export function register(host: ServerHost): void {
  host.provide(audience, segmentAudience);
  for (const hook of [renamedTags, activitiesOfConditions]) host.entityHook(hook);
  host.migration(activitiesMigration);
  for (const route of segmentRoutes) host.route(route);
  host.demoSeed(demoSegments);
}
