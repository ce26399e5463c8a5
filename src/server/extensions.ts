import type { FieldKind } from "../schema/fieldKind";
import type { FieldKindModule, FieldKindServerModule, ServerExtension } from "./host/serverHost";

/**
 * The scan by folder: the one place where the server meets its extensions. A new folder is found without being named.
 */
const kinds = import.meta.glob<FieldKindModule>("../fields/*/index.ts", { eager: true });
const kindServers = import.meta.glob<FieldKindServerModule>("../fields/*/server.ts", { eager: true });

/** Each kind whole: its pure half and, where it has one, its server half. */
export const fieldKinds: readonly FieldKind[] = Object.entries(kinds).map(([path, { fieldKind }]) => ({
  ...fieldKind,
  ...kindServers[path.replace(/index\.ts$/, "server.ts")]?.fieldKindServer,
}));

export const extensions: readonly ServerExtension[] = Object.values({
  ...import.meta.glob<ServerExtension>("../features/*/server/index.ts", { eager: true }),
  ...import.meta.glob<ServerExtension>("../../plugins/*/server/index.ts", { eager: true }),
});
