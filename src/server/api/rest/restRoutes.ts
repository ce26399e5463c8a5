import type { FastifyInstance } from "fastify";
import { addEntityRoutes } from "../../plugins/closedPlugins";
import { exportRoute } from "../export/exportRoute";
import { searchRoute } from "./list/searchRoute";
import { readRoutes } from "./readRoutes";
import { recordRoutes } from "./recordRoutes";
import type { RestOptions, RestTools } from "./restTools";
import { writeRoutes } from "./write/writeRoutes";

/** `/api/{resource}` of every entity: parse, call an operation, present. */
export function restRoutes(app: FastifyInstance, options: RestOptions): void {
  const tools: RestTools = { ...options, serializerOf: options.context.serializerOf };
  searchRoute(app, options);
  for (const entity of options.catalog.entities.values()) {
    if (entity.access.size === 0) continue;
    addEntityRoutes(app, entity, options, (scope) => {
      readRoutes(scope, entity, tools);
      exportRoute(scope, entity, tools);
      recordRoutes(scope, entity, tools);
      if (!entity.isOperationsOnly) writeRoutes(scope, entity, tools);
    });
  }
}
