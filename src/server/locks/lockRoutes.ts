import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Catalog, Entity } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import type { Session } from "../access/session/session";
import { component, documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import { readRecord } from "../api/rest/readRecord";
import { reaches } from "../api/rest/recordAccess";
import type { Database } from "../db/database";
import type { Realtime } from "../realtime/realtime";
import type { Locks } from "./locks";

const BODY = {
  type: "object",
  additionalProperties: false,
  required: ["holder"],
  properties: { holder: { type: "string", minLength: 1, maxLength: 100, description: "Names the window that edits" } },
};

const RELEASE_QUERY = {
  type: "object",
  additionalProperties: false,
  required: ["holder"],
  properties: BODY.properties,
};

const QUERY = {
  type: "object",
  additionalProperties: false,
  properties: { takeover: { type: "string", enum: ["true", "false"] } },
};

const ANSWER = component("RecordLock", {
  type: "object",
  required: ["holder", "name", "isOwn", "expiresAt"],
  properties: {
    holder: { type: "string" },
    name: { type: "string" },
    isOwn: { type: "boolean" },
    expiresAt: { type: "string", format: "date-time" },
  },
});

const HOLDER = "window-1";
const EXAMPLE = { holder: HOLDER, name: "Marta", isOwn: true, expiresAt: "2026-11-20T09:31:00.000Z" };

function lockOperations({ title, resource }: Entity) {
  const tags = [title];
  const examples = { id: EXAMPLE_ID, holder: HOLDER, takeover: "false" };
  const held = "A lease of 60 seconds, prolonged by the same call. Somebody else's: 423 with the name; `takeover=true` takes it.";
  return {
    take: documented({ tags, summary: `Say that one edits one of ${resource}`, description: held }, () => ({
      examples,
      body: { schema: BODY, example: { holder: HOLDER } },
      answer: { schema: ANSWER, example: EXAMPLE },
    })),
    release: documented({ tags, summary: "Give the lock up" }, () => ({ examples, answer: { status: 204 } })),
  };
}

export interface LockOptions {
  readonly catalog: Catalog;
  readonly database: Database;
  readonly locks: Locks;
  readonly realtime: Realtime;
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
}

interface LockCall {
  readonly Params: { readonly id: string };
  readonly Body: { readonly holder: string };
  readonly Querystring: { readonly takeover?: string };
}

interface ReleaseCall {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly holder: string };
}

/** A record may be locked by those who may change it. @throws AppError */
async function demandUpdate(
  database: Database,
  catalog: Catalog,
  entity: Entity,
  request: FastifyRequest,
  id: string,
): Promise<string | undefined> {
  const { actor, record } = await readRecord(database, catalog, entity, request, id);
  if (!reaches(catalog, entity, actor, "update", record)) throw new AppError("access.denied");
  return record.spaceId === undefined ? undefined : String(record.spaceId);
}

/** `/api/{resource}/{id}/lock`: who is editing a record. */
export function lockRoutes(app: FastifyInstance, { catalog, database, locks, realtime, sessionOf }: LockOptions): void {
  for (const entity of catalog.entities.values()) {
    if (entity.access.size === 0 || entity.isOperationsOnly) continue;
    const url = `/api/${entity.resource}/:id/lock`;
    const operations = lockOperations(entity);

    app.put<LockCall>(url, { schema: { ...operations.take, body: BODY, querystring: QUERY } }, async (request) => {
      const { id } = request.params;
      const { holder } = request.body;
      const session = await sessionOf(request);
      const spaceId = await demandUpdate(database, catalog, entity, request, id);
      const isTakeover = request.query.takeover === "true";
      const lock = await locks.take({ entity, recordId: id, spaceId, session, holder, isTakeover });
      const isMine = lock.accountId === session.accountId && lock.holder === holder;
      if (!isMine) {
        const isSelf = lock.accountId === session.accountId;
        throw new AppError("record.locked", { params: { name: lock.name }, extensions: { name: lock.name, isSelf } });
      }
      realtime.locked({ entity, id, spaceId, name: lock.name, holder });
      return { holder, name: lock.name, isOwn: true, expiresAt: lock.expiresAt };
    });

    app.delete<ReleaseCall>(url, { schema: { ...operations.release, querystring: RELEASE_QUERY } }, async (request, reply) => {
      const { id } = request.params;
      const { holder } = request.query;
      const session = await sessionOf(request);
      const released = isId(id) ? await locks.release({ entity, recordId: id, session, holder }) : undefined;
      if (released) {
        realtime.unlocked({ entity, id, spaceId: released.spaceId ?? undefined, name: session.name, holder });
      }
      return reply.code(204).send();
    });
  }
}
