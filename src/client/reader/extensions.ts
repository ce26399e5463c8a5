import { withPlugins } from "../host/pluginOf";
import type { ReaderExtension } from "../host/readerHost";
import { createReaderRegistry } from "../host/readerRegistry";

/** The readers' scan for extensions, by folder: nothing else of it has to name them. Their pages load when they are opened. */
const found: Record<string, ReaderExtension> = {
  ...import.meta.glob<ReaderExtension>("../../features/*/client/reader/index.ts", { eager: true }),
  ...import.meta.glob<ReaderExtension>("../../../plugins/*/client/reader/index.ts", { eager: true }),
};

export const readerPages = createReaderRegistry(withPlugins(found));
