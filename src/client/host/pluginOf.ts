/** Whatever a plugin registered. */
export interface OfPlugin {
  /** Name of the plugin; absent where it is built in. */
  readonly plugin?: string;
}

/** Modules by their paths, each with the name of the plugin in whose folder it lies. */
export function withPlugins<Extension extends object>(
  found: Readonly<Record<string, Extension>>,
): readonly (Extension & OfPlugin)[] {
  return Object.entries(found).map(([path, module]) => {
    const plugin = /\/plugins\/([^/]+)\//.exec(path)?.[1];
    return plugin === undefined ? module : { ...module, plugin };
  });
}

/** What is built in, or of a plugin that isn't disabled. */
export function isOffered({ plugin }: OfPlugin, disabled: readonly string[]): boolean {
  return plugin === undefined || !disabled.includes(plugin);
}
