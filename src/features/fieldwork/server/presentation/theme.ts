import type { RouteContext } from "../../../../server/kit";

/** How the runner looks: the community's personalization; `null` where the survey belongs to no community. */
export type Theme = NonNullable<Awaited<ReturnType<RouteContext["communityTheme"]>>>;
