import type { FastifyInstance } from "fastify";
import type { Entity } from "../../../schema/catalog";
import { languageOf } from "../language";
import { type ListPage, listRecords } from "./list/listRecords";
import { LIST_QUERY, type ListQuerystring, type ListRequest, parseListRequest } from "./list/listRequest";
import { entityOperations } from "./openApi";
import { readRecord } from "./readRecord";
import { type IdParams, type RestTools, sendJson } from "./restTools";

function contentRange(entity: Entity, { offset }: ListRequest, { rows, total }: ListPage): string {
  const last = offset + Math.max(rows.length - 1, 0);
  return `${entity.resource} ${rows.length === 0 ? "*" : `${offset}-${last}`}/${total?.count ?? "*"}`;
}

/** What a page says of itself beside its rows. */
function pageHeaders(entity: Entity, request: ListRequest, page: ListPage): Readonly<Record<string, string>> {
  return {
    "Content-Range": contentRange(entity, request, page),
    ...(page.next ? { "X-Next-Cursor": page.next } : {}),
    ...(page.total?.isEstimate ? { "X-Count": "estimate" } : {}),
  };
}

/** `GET /api/{resource}` and `GET /api/{resource}/{id}`. */
export function readRoutes(app: FastifyInstance, entity: Entity, { catalog, context, actorOf, serializerOf }: RestTools): void {
  const path = `/api/${entity.resource}`;
  const documented = entityOperations(entity);
  const { database } = context;

  app.get<{ Querystring: ListQuerystring }>(
    path,
    { schema: { ...documented.list, querystring: LIST_QUERY } },
    async (request, reply) => {
      const actor = await actorOf(request);
      const list = parseListRequest(entity, actor.accessKeys, request.query, languageOf(request));
      const page = await listRecords({ database, catalog }, entity, actor, list);
      reply.headers(pageHeaders(entity, list, page));
      return sendJson(reply, serializerOf(entity, actor.accessKeys).many(page.rows));
    },
  );

  app.get<{ Params: IdParams }>(`${path}/:id`, { schema: documented.read }, async (request, reply) => {
    const { actor, record } = await readRecord(database, catalog, entity, request, request.params.id);
    reply.header("ETag", `"${record.version}"`);
    return sendJson(reply, serializerOf(entity, actor.accessKeys).one(record));
  });
}
