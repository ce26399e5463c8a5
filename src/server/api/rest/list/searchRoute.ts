import type { FastifyInstance } from "fastify";
import { pluginOfFile } from "../../../plugins/pluginOfFile";
import { languageOf } from "../../language";
import { SEARCH_OPERATION } from "../openApi";
import type { RestOptions } from "../restTools";
import { searchEverything } from "./globalSearch";

const SEARCH_QUERY = {
  type: "object",
  additionalProperties: false,
  required: ["q"],
  properties: { q: { type: "string" } },
} as const;

/** `GET /api/search`: records of all entities by their texts. */
export function searchRoute(app: FastifyInstance, { catalog, context, actorOf, closedIn }: RestOptions): void {
  app.get<{ Querystring: { q: string } }>(
    "/api/search",
    { schema: { ...SEARCH_OPERATION, querystring: SEARCH_QUERY } },
    async (request) => {
      const actor = await actorOf(request);
      const closed = await closedIn(actor.spaceId);
      const entities = [...catalog.entities].filter(([, { file }]) => !closed.includes(pluginOfFile(file) ?? ""));
      const offered = { ...catalog, entities: new Map(entities) };
      return searchEverything({ database: context.database, catalog: offered }, actor, request.query.q, languageOf(request));
    },
  );
}
