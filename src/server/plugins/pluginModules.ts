import type { ServerExtension } from "../host/serverHost";

/** A plugin's server part, or why it can't be loaded. */
export interface PluginModule {
  readonly id: string;
  readonly extension?: ServerExtension;
  readonly error?: unknown;
}

const found = import.meta.glob<ServerExtension>("../../../plugins/*/server/index.ts");

/** Name of the folder below `plugins/`. */
function idOf(path: string): string {
  return path.split("/").at(-3) ?? path;
}

async function load([path, read]: readonly [string, () => Promise<ServerExtension>]): Promise<PluginModule> {
  try {
    return { id: idOf(path), extension: await read() };
  } catch (error) {
    return { id: idOf(path), error };
  }
}

/** The server parts of the plugins, one by one: where one can't be loaded the others are. */
export const pluginModules: readonly PluginModule[] = await Promise.all(Object.entries(found).map(load));
