import type { SpaceDb } from "../db/query/spaceDb";
import { PluginFailure } from "../host/pluginFailure";
import type { ServerExtension, ServerHost } from "../host/serverHost";
import { isEnabled } from "./pluginState";

interface Limits {
  readonly id: string;
  readonly permissions: readonly string[];
}

/** Passes over the communities that have the plugin disabled. */
function whereEnabled<Given extends { readonly db: SpaceDb }>(id: string, handle: (given: Given) => Promise<void>) {
  return async (given: Given) => {
    if (await isEnabled(given.db, id)) await handle(given);
  };
}

/** What fails where no request is answered is logged by its error alone, which says whose it is. */
function named<Given extends readonly unknown[], Result>(id: string, run: (...given: Given) => Promise<Result>) {
  return async (...given: Given): Promise<Result> => {
    try {
      return await run(...given);
    } catch (cause) {
      throw new PluginFailure(id, cause);
    }
  };
}

/** The hooks that carry the plugin's name, or ask whether it is enabled. */
function markedHooks(host: ServerHost, id: string): Partial<ServerHost> {
  return {
    route: (route) => host.route({ ...route, plugin: id }),
    activityType: (type) => host.activityType({ ...type, plugin: id }),
    schedule: ({ run, ...schedule }) =>
      host.schedule({
        ...schedule,
        run: named(id, async (db, signal) => ((await isEnabled(db, id)) ? run(db, signal) : undefined)),
      }),
    appointment: ({ run, ...appointment }) => host.appointment({ ...appointment, run: named(id, whereEnabled(id, run)) }),
    on: (event, handle) => host.on(event, whereEnabled(id, handle)),
    onAll: (event, handle) => host.onAll(event, whereEnabled(id, handle)),
    afterCommit: (event, { handle, ...follower }) =>
      host.afterCommit(event, { ...follower, handle: named(id, whereEnabled(id, handle)) }),
    use: (type) => host.use(type, id),
    channel: ({ mayJoin, ...channel }) => host.channel({ ...channel, mayJoin: named(id, mayJoin) }),
    installation: ({ run }) => host.installation({ run: named(id, run) }),
    migration: ({ run, ...migration }) => host.migration({ ...migration, run: named(id, run) }),
    demoSeed: ({ run, ...seed }) => host.demoSeed({ ...seed, run: named(id, run) }),
  };
}

const FREE = ["tools", "registries"];

/** The host as a plugin has it: with the hooks of its manifest alone. */
function limited(host: ServerHost, { id, permissions }: Limits): ServerHost {
  const hooks = { ...host, ...markedHooks(host, id) };
  return new Proxy(hooks, {
    get: (target, name, receiver) => {
      const isHook = Object.hasOwn(target, name) && !FREE.includes(String(name));
      if (isHook && !permissions.includes(String(name)))
        throw new Error(`it registers by "${String(name)}", which the permissions of its plugin.json don't list`);
      return Reflect.get(target, name, receiver);
    },
  });
}

/** A plugin as the host takes it: what fails in it is told as its own. */
export function asExtension({ register }: ServerExtension, limits: Limits): ServerExtension {
  return {
    register: (host) => {
      try {
        register(limited(host, limits));
      } catch (cause) {
        throw new PluginFailure(limits.id, cause);
      }
    },
  };
}
