import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Catalog, Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import { isJsonObject } from "../../../shared/json";
import { credentialOf } from "../../access/credential";
import type { Actor } from "../../access/session";
import { removeRecords, updateRecords } from "./changeRecords";
import { createRecord } from "./createRecord";
import { listRecords } from "./listRecords";
import { type ListQuerystring, type ListRequest, parseListRequest } from "./listRequest";
import { entityOperations } from "./openApi";
import { readRecord } from "./readRecord";
import { createSerializers } from "./serializers";
import type { WriteContext } from "./writeContext";

const JSON_TYPE = "application/json; charset=utf-8";
const LARGEST_BULK = 1_000;

export interface RestOptions {
  readonly catalog: Catalog;
  readonly context: WriteContext;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

interface IdParams {
  readonly id: string;
}

const LIST_QUERY = {
  type: "object",
  additionalProperties: false,
  properties: {
    sort: { type: "string", maxLength: 200 },
    range: { type: "string", maxLength: 50 },
    filter: { type: "string", maxLength: 50_000 },
    count: { type: "string", enum: ["true", "false"] },
  },
};

const BULK_QUERY = {
  type: "object",
  additionalProperties: false,
  required: ["filter"],
  properties: { filter: { type: "string", maxLength: 50_000 } },
};

function contentRange(entity: Entity, request: ListRequest, found: number, total: number | undefined): string {
  const last = request.offset + Math.max(found - 1, 0);
  return `${entity.resource} ${found === 0 ? "*" : `${request.offset}-${last}`}/${total ?? "*"}`;
}

/** The ids of `filter={"id":[...]}`. */
function bulkIds(query: ListQuerystring): readonly string[] {
  const refuse = (): never => {
    throw new AppError("request.invalid", { faults: [{ path: "/filter", rule: "format" }] });
  };
  let filter: unknown;
  try {
    filter = JSON.parse(query.filter ?? "");
  } catch {
    return refuse();
  }
  const ids = isJsonObject(filter) ? filter.id : undefined;
  const isList = Array.isArray(ids) && ids.length <= LARGEST_BULK && ids.every((id) => typeof id === "string");
  return isList && Object.keys(filter as object).length === 1 ? (ids as string[]) : refuse();
}

function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (!row) throw new AppError("record.notFound");
  return row;
}

/** `/api/{resource}` of every entity: parse, call an operation, present. */
export function restRoutes(app: FastifyInstance, { catalog, context, actorOf }: RestOptions): void {
  const serializerOf = createSerializers();
  const send = (reply: FastifyReply, body: string) => reply.type(JSON_TYPE).send(body);

  for (const entity of catalog.entities.values()) {
    if (entity.access.size === 0) continue;
    const path = `/api/${entity.resource}`;
    const documented = entityOperations(entity);

    app.get<{ Querystring: ListQuerystring }>(
      path,
      { schema: { ...documented.list, querystring: LIST_QUERY } },
      async (request, reply) => {
        const actor = await actorOf(request);
        const list = parseListRequest(entity, actor.accessKeys, request.query);
        const { rows, total } = await listRecords(context.database, entity, actor, list);
        reply.header("Content-Range", contentRange(entity, list, rows.length, total));
        return send(reply, serializerOf(entity, actor.accessKeys).many(rows));
      },
    );

    app.get<{ Params: IdParams }>(`${path}/:id`, { schema: documented.read }, async (request, reply) => {
      const token = credentialOf(request);
      if (!token) throw new AppError("auth.notAuthenticated");
      const { actor, record } = await readRecord(context.database, entity, token, request.params.id);
      return send(reply, serializerOf(entity, actor.accessKeys).one(record));
    });

    if (entity.isOperationsOnly) continue;

    app.post(path, { schema: documented.create }, async (request, reply) => {
      const actor = await actorOf(request);
      const record = await createRecord(context, entity, actor, request.body);
      return send(reply.code(201), serializerOf(entity, actor.accessKeys).one(record));
    });

    app.put<{ Params: IdParams }>(`${path}/:id`, { schema: documented.update }, async (request, reply) => {
      const actor = await actorOf(request);
      const record = only(await updateRecords(context, entity, actor, [request.params.id], request.body));
      return send(reply, serializerOf(entity, actor.accessKeys).one(record));
    });

    app.delete<{ Params: IdParams }>(`${path}/:id`, { schema: documented.remove }, async (request, reply) => {
      const actor = await actorOf(request);
      const record = only(await removeRecords(context, entity, actor, [request.params.id]));
      return send(reply, serializerOf(entity, actor.accessKeys).one(record));
    });

    app.put<{ Querystring: ListQuerystring }>(
      path,
      { schema: { ...documented.updateMany, querystring: BULK_QUERY } },
      async (request) => {
        const actor = await actorOf(request);
        const rows = await updateRecords(context, entity, actor, bulkIds(request.query), request.body);
        return rows.map((row) => row.id);
      },
    );

    app.delete<{ Querystring: ListQuerystring }>(
      path,
      { schema: { ...documented.removeMany, querystring: BULK_QUERY } },
      async (request) => {
        const actor = await actorOf(request);
        const rows = await removeRecords(context, entity, actor, bulkIds(request.query));
        return rows.map((row) => row.id);
      },
    );
  }
}
