import type { FastifyInstance } from "fastify";
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
export function searchRoute(app: FastifyInstance, { catalog, context, actorOf }: RestOptions): void {
  app.get<{ Querystring: { q: string } }>(
    "/api/search",
    { schema: { ...SEARCH_OPERATION, querystring: SEARCH_QUERY } },
    async (request) =>
      searchEverything({ database: context.database, catalog }, await actorOf(request), request.query.q, languageOf(request)),
  );
}
