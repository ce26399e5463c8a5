import type { FastifyInstance } from "fastify";
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
    readRoutes(app, entity, tools);
    exportRoute(app, entity, tools);
    recordRoutes(app, entity, tools);
    if (!entity.isOperationsOnly) writeRoutes(app, entity, tools);
  }
}
