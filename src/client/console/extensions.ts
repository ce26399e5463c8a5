import type { ClientExtension } from "../host/clientHost";
import { withPlugins } from "../host/pluginOf";

/**
 * The consoles' scan for extensions, by folder: the one place of the client that looks for them, so that nothing else has
 * to name them. Their screens load when they are opened; only the registrations come along here.
 */
const found: Record<string, ClientExtension> = {
  ...import.meta.glob<ClientExtension>("../../fields/*/client.tsx", { eager: true }),
  ...import.meta.glob<ClientExtension>("../../../plugins/*/fields/*/client.tsx", { eager: true }),
  ...import.meta.glob<ClientExtension>("../../features/*/client/index.ts", { eager: true }),
  ...import.meta.glob<ClientExtension>("../../../plugins/*/client/index.ts", { eager: true }),
};

export const extensions: readonly ClientExtension[] = withPlugins(found);
