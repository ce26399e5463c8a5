import { expect, test } from "vitest";
import type { ReaderPage } from "./readerHost";
import { createReaderRegistry } from "./readerRegistry";

const page = (path: string): ReaderPage => ({ path, load: async () => ({ default: () => null }) });
const registering = (...paths: readonly string[]) => ({
  register: (host: { page: (one: ReaderPage) => void }) => {
    for (const path of paths) host.page(page(path));
  },
});

test("pages are found by what their address begins with", () => {
  const pages = createReaderRegistry([registering("/r"), registering("/q")]);
  expect([...pages.keys()]).toEqual(["/r", "/q"]);
});

test("an address is one page's alone", () => {
  expect(() => createReaderRegistry([registering("/r"), registering("/r")])).toThrow('"/r" is registered twice');
});
