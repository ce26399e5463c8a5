import type { FastifyInstance } from "fastify";
import type { Entity } from "../../../../schema/catalog";
import { recentActorOf } from "../../../access/session/recentActorOf";
import type { Actor } from "../../../access/session/session";
import { RECORD_BODY } from "../../bodyLimits";
import { entityOperations } from "../openApi";
import { type IdParams, only, type RestTools, sendJson } from "../restTools";
import type { Row } from "../serializers";
import { BULK_QUERY, type BulkQuerystring, bulkIds } from "./bulk/bulkIds";
import { bulkRequest } from "./bulk/bulkRequest";
import { bulkWrite, writeAll } from "./bulk/bulkWrite";
import { updateRecords } from "./changeRecords";
import { createByRecent, createRecord } from "./createRecord";
import { type Answer, answerOnce, send } from "./idempotent";
import { expectedOf, sendVersion } from "./ifMatch";
import { removeRecords } from "./removeRecords";

function idsAnswer(rows: readonly Row[]): Answer {
  return { status: 200, body: JSON.stringify(rows.map((row) => row.id)) };
}

/** `POST`, `PUT` and `DELETE` of `/api/{resource}`, for one record and for several. */
export function writeRoutes(app: FastifyInstance, entity: Entity, { context, actorOf, serializerOf }: RestTools): void {
  const path = `/api/${entity.resource}`;
  const documented = entityOperations(entity);
  const { database } = context;
  const config = { isOpenAfterEnd: entity.isOpenAfterEnd };
  const bodyOf = (actor: Actor, record: Row) => serializerOf(entity, actor.accessKeys).one(record);

  const created = (actor: Actor, record: Row): Answer => ({
    status: 201,
    body: bodyOf(actor, record),
    version: record.version,
  });

  app.post(path, { config, bodyLimit: RECORD_BODY, schema: documented.create }, async (request, reply) => {
    const recent = request.headers["idempotency-key"] === undefined ? recentActorOf(request) : undefined;
    const record = recent && (await createByRecent(context, entity, recent, request.body));
    if (record) return send(reply, created(recent.actor, record));
    const actor = await actorOf(request);
    return answerOnce(database, { request, reply, actor }, async () => {
      return created(actor, await createRecord(context, entity, actor, request.body));
    });
  });

  app.put<{ Params: IdParams }>(
    `${path}/:id`,
    { config, bodyLimit: RECORD_BODY, schema: documented.update },
    async (request, reply) => {
      const actor = await actorOf(request);
      const ids = [request.params.id];
      const record = only(entity, await updateRecords(context, entity, actor, ids, request.body, expectedOf(request)));
      return sendJson(sendVersion(reply, record), bodyOf(actor, record));
    },
  );

  app.delete<{ Params: IdParams }>(`${path}/:id`, { config, schema: documented.remove }, async (request, reply) => {
    const actor = await actorOf(request);
    const record = only(entity, await removeRecords(context, entity, actor, [request.params.id], expectedOf(request)));
    return sendJson(reply, bodyOf(actor, record));
  });

  app.put<{ Querystring: BulkQuerystring }>(
    path,
    { config, bodyLimit: RECORD_BODY, schema: { ...documented.updateMany, querystring: BULK_QUERY } },
    async (request, reply) => {
      const actor = await actorOf(request);
      const ids = bulkIds(request.query);
      const update = () => updateRecords(context, entity, actor, ids, request.body);
      return answerOnce(database, { request, reply, actor }, async () => idsAnswer(await writeAll(context, entity, ids, update)));
    },
  );

  app.delete<{ Querystring: BulkQuerystring }>(
    path,
    { config, schema: { ...documented.removeMany, querystring: BULK_QUERY } },
    async (request, reply) => {
      const actor = await actorOf(request);
      const ids = bulkIds(request.query);
      const remove = () => removeRecords(context, entity, actor, ids);
      return answerOnce(database, { request, reply, actor }, async () => idsAnswer(await writeAll(context, entity, ids, remove)));
    },
  );

  app.post(`${path}/bulk`, { config, bodyLimit: RECORD_BODY, schema: documented.bulk }, async (request, reply) => {
    const actor = await actorOf(request);
    const bulk = bulkRequest(entity, actor, request.body);
    return answerOnce(database, { request, reply, actor }, async () => idsAnswer(await bulkWrite(context, entity, actor, bulk)));
  });
}
