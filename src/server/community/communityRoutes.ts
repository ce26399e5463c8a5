import type { FastifyInstance } from "fastify";
import type { Catalog } from "../../schema/catalog";
import { cloneRoute } from "./cloneRoute";
import { type CommunityTools, communityTools } from "./communityTools";
import { moderatorRoutes } from "./moderatorRoutes";
import { welcomeRoutes } from "./settings/welcomeRoutes";
import { statusDataRoute } from "./statusDataRoute";
import { communityThemeRoutes } from "./theme/communityThemeRoutes";
import { trackingVendorsRoute } from "./trackingVendorsRoute";

type Options = Parameters<typeof communityTools>[1] & { readonly catalog: Catalog };

/** A community's look, welcome, team, and copies of it. */
export function communityRoutes(app: FastifyInstance, { catalog, ...given }: Options): void {
  const tools: CommunityTools | undefined = communityTools(catalog, given);
  if (!tools) return;
  communityThemeRoutes(app, tools);
  welcomeRoutes(app, tools);
  statusDataRoute(app, tools);
  moderatorRoutes(app, tools);
  cloneRoute(app, tools);
  trackingVendorsRoute(app, tools);
}
