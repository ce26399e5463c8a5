import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Entity } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import type { Actor } from "../access/session/session";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import { pluginOfFile } from "./pluginOfFile";
import type { PluginStatus } from "./pluginStatus";

/** Names of the plugins that a space doesn't have. @param spaceId nothing for the back office */
export type ClosedPlugins = (spaceId: string | undefined) => Promise<readonly string[]>;

/**
 * Closed are the plugins that the space has disabled, and those that were left out at the start: their entities' records
 * stay, but the rules of their own code aren't there to guard them, so the generated calls are closed as well.
 */
export function createClosedPlugins(root: Kysely<Tables>, plugins: readonly PluginStatus[]): ClosedPlugins {
  const failed = plugins.filter(({ failure }) => failure !== undefined).map(({ id }) => id);
  return async (spaceId) => {
    if (spaceId === undefined) return failed;
    const rows = await executor(root)
      .selectFrom("pluginState")
      .select("plugin")
      .where("spaceId", "=", spaceId)
      .where("enabled", "=", false)
      .execute();
    return [...new Set([...failed, ...rows.map(({ plugin }) => plugin)])].sort();
  };
}

interface Guard {
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
  readonly closedIn: ClosedPlugins;
}

/** Adds an entity's routes: where it is of a plugin, they refuse with `plugin.disabled` in spaces that don't have it. */
export function addEntityRoutes(
  app: FastifyInstance,
  { file }: Entity,
  { actorOf, closedIn }: Guard,
  add: (scope: FastifyInstance) => void,
): void {
  const plugin = pluginOfFile(file);
  if (plugin === undefined) {
    add(app);
    return;
  }
  // A hook, since some routes know their actor without reading the session.
  void app.register(async (scope) => {
    scope.addHook("preHandler", async (request) => {
      const { spaceId } = await actorOf(request);
      if ((await closedIn(spaceId)).includes(plugin)) throw new AppError("plugin.disabled");
    });
    add(scope);
  });
}
