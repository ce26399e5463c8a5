import { reportError } from "../globals/reportError";

/** Whatever a plugin registered. */
export interface OfPlugin {
  /** Name of the plugin; absent where it is built in. */
  readonly plugin?: string;
}

/** The client half of an extension, whatever it registers by. */
interface Registering<Host> {
  readonly register: (host: Host) => void;
}

/** Registers all or nothing: what fails in a plugin is reported, and the plugin left out. */
function alone({ register }: Registering<never>, plugin: string) {
  return (host: object) => {
    const calls: (readonly [name: string, given: readonly unknown[]])[] = [];
    const recorder = new Proxy(host, {
      get:
        (_, name) =>
        (...given: readonly unknown[]) =>
          calls.push([String(name), given]),
    });
    try {
      register(recorder as never);
      for (const [name, given] of calls) (host as Record<string, (...given: readonly unknown[]) => void>)[name]?.(...given);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reportError("error", new Error(`the plugin "${plugin}" was left out: ${reason}`));
    }
  };
}

/** Extensions by their paths, each with the name of the plugin in whose folder it lies; plugins fail alone. */
export function withPlugins<Extension extends Registering<never>>(
  found: Readonly<Record<string, Extension>>,
): readonly (Extension & OfPlugin)[] {
  return Object.entries(found).map(([path, module]) => {
    const plugin = /\/plugins\/([^/]+)\//.exec(path)?.[1];
    return plugin === undefined ? module : { ...module, register: alone(module, plugin), plugin };
  });
}

/** What is built in, or of a plugin that isn't disabled. */
export function isOffered({ plugin }: OfPlugin, disabled: readonly string[]): boolean {
  return plugin === undefined || !disabled.includes(plugin);
}
