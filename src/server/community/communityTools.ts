import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Catalog, Entity } from "../../schema/catalog";
import type { Actor, Session } from "../access/session/session";
import type { WriteContext } from "../api/rest/write/writeContext";
import type { Tables } from "../db/generated/tables";
import type { FileStore } from "../platform/storage/fileStore";

/** What the calls of communities work with. */
export interface CommunityTools {
  readonly root: Kysely<Tables>;
  readonly context: WriteContext;
  readonly files: FileStore;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
  readonly community: Entity;
  readonly configuration: Entity;
  readonly card: Entity;
  readonly moderator: Entity;
}

/** The tools with their entities; nothing where the project does without communities. */
export function communityTools(
  catalog: Catalog,
  given: Omit<CommunityTools, "community" | "configuration" | "card" | "moderator">,
): CommunityTools | undefined {
  const [community, configuration] = [catalog.entities.get("community"), catalog.entities.get("communityConfiguration")];
  const [card, moderator] = [catalog.entities.get("redeemCard"), catalog.entities.get("moderator")];
  return community && configuration && card && moderator ? { ...given, community, configuration, card, moderator } : undefined;
}
