import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Entity } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import { isJsonObject } from "../../../shared/json";
import { AFTER_END } from "../../access/session/endedCommunity";
import type { Actor } from "../../access/session/session";
import { noteActs } from "../../activityLog/noteActs";
import { erasePerson } from "./person/erasePerson";
import { exportPersonalData } from "./person/personalData";
import { type HistoryPage, readHistory, restoreEntry } from "./readHistory";
import { recordOperations, transitionOperation } from "./recordOperations";
import { type IdParams, only, type RestTools } from "./restTools";
import type { Row } from "./serializers";
import { answerOnce } from "./write/idempotent";
import { expectedOf } from "./write/ifMatch";
import { restoreRecords } from "./write/removeRecords";
import { transitionRecord } from "./write/transitionRecord";

const RANGE = /^\[(\d{1,9}),(\d{1,9})\]$/;
const LARGEST_PAGE = 1_000;
const DEFAULT_PAGE = 25;

interface HistoryQuerystring {
  readonly range?: string;
}

interface EntryParams extends IdParams {
  readonly entryId: string;
}

const HISTORY_QUERY = { type: "object", additionalProperties: false, properties: { range: { type: "string" } } };

/** @throws AppError `request.invalid` */
function pageOf({ range }: HistoryQuerystring): HistoryPage {
  if (range === undefined) return { offset: 0, limit: DEFAULT_PAGE };
  const [from, to] = (RANGE.exec(range) ?? []).slice(1).map(Number);
  const isRange = from !== undefined && to !== undefined && to >= from && to - from < LARGEST_PAGE;
  if (!isRange) throw new AppError("request.invalid", { faults: [{ path: "/range", rule: "format" }] });
  return { offset: from, limit: to - from + 1 };
}

/** These calls say all in their address. @throws AppError `request.invalid` */
function demandEmpty({ body }: FastifyRequest): void {
  if (body === undefined || body === null) return;
  const names = isJsonObject(body) ? Object.keys(body) : undefined;
  if (names?.length === 0) return;
  const faults = names?.map((name) => ({ path: `/${name}`, rule: "additionalProperties" })) ?? [{ path: "", rule: "type" }];
  throw new AppError("request.invalid", { faults });
}

function historyRoute(app: FastifyInstance, entity: Entity, { context, actorOf }: RestTools): void {
  app.get<{ Params: IdParams; Querystring: HistoryQuerystring }>(
    `/api/${entity.resource}/:id/history`,
    { schema: { ...recordOperations(entity).history, querystring: HISTORY_QUERY } },
    async (request, reply) => {
      const actor = await actorOf(request);
      const page = pageOf(request.query);
      const { entries, total } = await readHistory(context, entity, actor, { id: request.params.id, ...page });
      const last = page.offset + entries.length - 1;
      reply.header("Content-Range", `history ${entries.length === 0 ? "*" : `${page.offset}-${last}`}/${total}`);
      return entries;
    },
  );
}

/** What the calls that write one record have in common: an empty body, a version, and one answer. */
function createAnswer({ context, actorOf, serializerOf }: RestTools, entity: Entity) {
  return async (request: FastifyRequest, reply: FastifyReply, write: (actor: Actor) => Promise<Row>) => {
    const actor = await actorOf(request);
    demandEmpty(request);
    return answerOnce(context.database, { request, reply, actor }, async () => {
      const record = await write(actor);
      return { status: 200, body: serializerOf(entity, actor.accessKeys).one(record), version: record.version };
    });
  };
}

function transitionRoutes(app: FastifyInstance, entity: Entity, tools: RestTools): void {
  const answer = createAnswer(tools, entity);
  const config = { isOpenAfterEnd: entity.isOpenAfterEnd };
  for (const [name, transition] of Object.entries(entity.states?.transitions ?? {})) {
    app.post<{ Params: IdParams }>(
      `/api/${entity.resource}/:id/transitions/${name}`,
      { config, schema: transitionOperation(entity, name, transition) },
      (request, reply) =>
        answer(request, reply, (actor) =>
          transitionRecord(tools.context, entity, actor, { id: request.params.id, name, ...expectedOf(request) }),
        ),
    );
  }
}

function restoreRoutes(app: FastifyInstance, entity: Entity, tools: RestTools): void {
  const answer = createAnswer(tools, entity);
  const path = `/api/${entity.resource}/:id`;
  const documented = recordOperations(entity);
  app.post<{ Params: EntryParams }>(`${path}/history/:entryId/restore`, { schema: documented.restoreEntry }, (request, reply) => {
    const { id, entryId } = request.params;
    const entry = /^\d{1,15}$/.test(entryId) ? Number(entryId) : 0;
    return answer(request, reply, (actor) => restoreEntry(tools.context, entity, actor, { id, entry, ...expectedOf(request) }));
  });
  if (!entity.isSoftDeleted) return;
  app.post<{ Params: IdParams }>(`${path}/restore`, { schema: documented.restore }, (request, reply) =>
    answer(request, reply, async (actor) =>
      only(entity, await restoreRecords(tools.context, entity, actor, [request.params.id])),
    ),
  );
}

function personRoutes(app: FastifyInstance, entity: Entity, { context, actorOf }: RestTools): void {
  const path = `/api/${entity.resource}/:id`;
  const documented = recordOperations(entity);
  app.get<{ Params: IdParams }>(`${path}/personal-data`, { schema: documented.personalData }, async (request) => {
    const actor = await actorOf(request);
    const { id } = request.params;
    const data = await exportPersonalData(context, entity, actor, id);
    const act = { action: "export", entity: entity.name, recordId: id };
    await noteActs(context.database.kysely, [{ spaceId: actor.spaceId ?? null, accountId: actor.accountId, ...act }]);
    return data;
  });
  app.post<{ Params: IdParams }>(`${path}/erasure`, { config: AFTER_END, schema: documented.erasure }, async (request, reply) => {
    const actor = await actorOf(request);
    demandEmpty(request);
    return answerOnce(context.database, { request, reply, actor }, async () => {
      const erased = await erasePerson(context, entity, actor, request.params.id);
      return { status: 200, body: JSON.stringify(erased) };
    });
  });
}

/** Calls upon one record: its history, its moves from state to state, its way back, the person's data. */
export function recordRoutes(app: FastifyInstance, entity: Entity, tools: RestTools): void {
  historyRoute(app, entity, tools);
  if (entity.isOperationsOnly) return;
  transitionRoutes(app, entity, tools);
  restoreRoutes(app, entity, tools);
  if (entity.person === "id") personRoutes(app, entity, tools);
}
