import type { FieldKind } from "../schema/fieldKind";
import type { FieldKindModule, FieldKindServerModule, ServerExtension } from "./host/serverHost";
import { pluginModules } from "./plugins/pluginModules";

/**
 * The scan by folder: the one place where the server meets its extensions. A new folder is found without being named.
 */
const kinds = import.meta.glob<FieldKindModule>("../fields/*/index.ts", { eager: true });
const kindServers = import.meta.glob<FieldKindServerModule>("../fields/*/server.ts", { eager: true });

/** Each whole: its pure half and, where it has one, its server half. */
const ownKinds: readonly FieldKind[] = Object.entries(kinds).map(([path, { fieldKind }]) => ({
  ...fieldKind,
  ...kindServers[path.replace(/index\.ts$/, "server.ts")]?.fieldKindServer,
}));

/** The product's field kinds, then those of plugins. */
export const fieldKinds: readonly FieldKind[] = [...ownKinds, ...pluginModules.flatMap(({ kinds: own }) => own ?? [])];

/** The built-in extensions: a fault in one of them ends the start. */
export const features: readonly ServerExtension[] = Object.values(
  import.meta.glob<ServerExtension>("../features/*/server/index.ts", { eager: true }),
);

/** The built-in extensions, and the plugins that could be loaded, with all permissions. */
export const extensions: readonly ServerExtension[] = [...features, ...pluginModules.flatMap(({ extension }) => extension ?? [])];
