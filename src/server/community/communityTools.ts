import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Catalog, Entity } from "../../schema/catalog";
import type { Actor, Session } from "../access/session/session";
import type { WriteContext } from "../api/rest/write/writeContext";
import type { Tables } from "../db/generated/tables";
import type { CommunityPart, RewardSource } from "../host/communityContributions";
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
  readonly moderator: Entity;
  /** What a copy of a community begins with, beside its own record and its configuration. */
  readonly parts: readonly Entity[];
  readonly rewards: readonly RewardSource[];
}

type Given = Omit<CommunityTools, "community" | "configuration" | "moderator" | "parts"> & {
  readonly communityParts: readonly CommunityPart[];
};

/** The tools with their entities; undefined if the project does without communities. */
export function communityTools(catalog: Catalog, { communityParts, ...given }: Given): CommunityTools | undefined {
  const [community, configuration] = [catalog.entities.get("community"), catalog.entities.get("communityConfiguration")];
  const moderator = catalog.entities.get("moderator");
  const parts = communityParts.flatMap(({ name }) => catalog.entities.get(name) ?? []);
  return community && configuration && moderator ? { ...given, community, configuration, moderator, parts } : undefined;
}
