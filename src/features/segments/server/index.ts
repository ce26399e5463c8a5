import { audience } from "../../../contracts/services/audience";
import type { ServerHost } from "../../../server/kit";
import { SEGMENT_ERRORS } from "../shared/errors";
import { demoSegments } from "./demoSegments";
import { activitiesMigration, activitiesOfConditions } from "./namedActivities";
import { namedTags } from "./namedTags";
import { segmentAudience } from "./people";
import { segmentRoutes } from "./routes";

/** Segments: members by what is known of them, counted whenever it is asked. */
export function register(host: ServerHost): void {
  host.errors(Object.values(SEGMENT_ERRORS));
  host.provide(audience, segmentAudience);
  for (const hook of [namedTags, activitiesOfConditions]) host.entityHook(hook);
  host.migration(activitiesMigration);
  for (const route of segmentRoutes) host.route(route);
  host.demoSeed(demoSegments);
}
