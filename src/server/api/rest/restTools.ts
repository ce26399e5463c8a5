import type { FastifyReply, FastifyRequest } from "fastify";
import type { Catalog, Entity } from "../../../schema/catalog";
import type { Actor } from "../../access/session/session";
import type { Texts } from "../../platform/texts";
import type { ClosedPlugins } from "../../plugins/closedPlugins";
import { absent } from "./absent";
import type { WriteContext } from "./write/writeContext";

/** What the generated routes work with. */
export interface RestOptions {
  readonly catalog: Catalog;
  readonly context: WriteContext;
  readonly texts: Texts;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
  readonly closedIn: ClosedPlugins;
}

export interface RestTools extends RestOptions {
  readonly serializerOf: WriteContext["serializerOf"];
}

export interface IdParams {
  readonly id: string;
}

const JSON_TYPE = "application/json; charset=utf-8";

/** Sends what a compiled serialiser made. */
export function sendJson(reply: FastifyReply, body: string): FastifyReply {
  return reply.type(JSON_TYPE).send(body);
}

/** The one row of a call that concerns one record. @throws AppError `record.notFound` */
export function only<T>(entity: Entity, rows: readonly T[]): T {
  const [row] = rows;
  if (!row) throw absent(entity);
  return row;
}
