import type { ReaderExtension, ReaderPage } from "./readerHost";

/** Lets every extension register. @returns the pages by their path. @throws Error where two register the same path */
export function createReaderRegistry(extensions: Iterable<ReaderExtension>): ReadonlyMap<string, ReaderPage> {
  const pages = new Map<string, ReaderPage>();
  for (const extension of extensions)
    extension.register({
      page(page) {
        if (pages.has(page.path)) throw new Error(`Reader page "${page.path}" is registered twice`);
        pages.set(page.path, page);
      },
    });
  return pages;
}
