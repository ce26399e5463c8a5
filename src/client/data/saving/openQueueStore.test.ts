import * as indexed from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openQueueStore } from "./openQueueStore";
import type { StoredWrite } from "./writeQueue";

type Write = { readonly id: string; readonly text: string };

const kept = (id: string, text: string, at: number): StoredWrite<Write> => ({ job: { id, text }, token: `${id} ${text}`, at });
const open = (owner: string) => openQueueStore<Write>({ database: "test", owner, keyOf: ({ id }) => id });

beforeEach(() => {
  for (const [name, value] of Object.entries(indexed)) if (name.startsWith("IDB")) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new indexed.IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what waits is there after the page was opened anew, in the order given, and the newest of a key", async () => {
  const store = await open("anna");
  await store.put(kept("a", "first", 3));
  await store.put(kept("b", "other", 2));
  await store.put(kept("a", "second", 4));
  expect(store.isDurable).toBe(true);
  expect((await (await open("anna")).read()).map(({ job }) => job.text)).toEqual(["other", "second"]);
});

test("nobody else finds it", async () => {
  await (await open("anna")).put(kept("a", "hers", 1));
  expect(await (await open("bea")).read()).toEqual([]);
});

test("only the very job is forgotten, not the one in its place", async () => {
  const store = await open("anna");
  await store.put(kept("a", "second", 2));
  await store.remove(kept("a", "first", 1));
  expect(await store.has(kept("a", "second", 2))).toBe(true);
  await store.remove(kept("a", "second", 2));
  expect(await store.read()).toEqual([]);
});

describe("where the browser keeps nothing", () => {
  test("it waits in the page", async () => {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new Error("denied");
      },
    });
    const store = await open("anna");
    await store.put(kept("a", "text", 1));
    expect(store.isDurable).toBe(false);
    expect(await store.has(kept("a", "text", 1))).toBe(true);
  });
});
