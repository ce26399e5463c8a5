import type { FieldKind } from "../../schema/fieldKind";
import type { FieldKindModule, FieldKindServerModule, ServerExtension } from "../host/serverHost";

/** A plugin's server part, or why it can't be loaded. */
export interface PluginModule {
  readonly id: string;
  readonly extension?: ServerExtension;
  /** Field kinds of its `fields/`. */
  readonly kinds?: readonly FieldKind[];
  readonly error?: unknown;
}

const found = import.meta.glob<ServerExtension>("../../../plugins/*/server/index.ts");
const kinds = import.meta.glob<FieldKindModule>("../../../plugins/*/fields/*/index.ts");
const kindServers = import.meta.glob<FieldKindServerModule>("../../../plugins/*/fields/*/server.ts");

/** Name of the folder below `plugins/`. */
function idOf(path: string): string {
  return path.split("/").at(-3) ?? path;
}

/** Each kind whole, as those of `src/fields`. */
async function loadKinds(id: string): Promise<readonly FieldKind[]> {
  const own = Object.entries(kinds).filter(([path]) => path.includes(`/plugins/${id}/`));
  return Promise.all(
    own.map(async ([path, read]) => {
      const server = await kindServers[path.replace(/index\.ts$/, "server.ts")]?.();
      return { ...(await read()).fieldKind, ...server?.fieldKindServer };
    }),
  );
}

async function load([path, read]: readonly [string, () => Promise<ServerExtension>]): Promise<PluginModule> {
  const id = idOf(path);
  try {
    return { id, extension: await read(), kinds: await loadKinds(id) };
  } catch (error) {
    return { id, error };
  }
}

/** The server parts of the plugins, one by one: where one can't be loaded the others are. */
export const pluginModules: readonly PluginModule[] = await Promise.all(Object.entries(found).map(load));
