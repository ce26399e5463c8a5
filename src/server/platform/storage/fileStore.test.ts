import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openToOthers } from "../../../../tests/helpers/modes";
import { newId } from "../../../shared/ids";
import { createLocalFileStore } from "./fileStore";

const GB = 1024 ** 3;

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "sondeo-files-")), "files");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

/** Every path below the folder that is no folder. */
const filesIn = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [] : entry.name));

test("a file is for its owner alone, and is read as it was written", async () => {
  const [store, id] = [createLocalFileStore(folder), newId()];
  expect(await store.write(id, Buffer.from("content"))).toBe(7);
  expect(await text(store.read(id))).toBe("content");
  expect(openToOthers(folder)).toEqual([]);
  expect(filesIn()).toEqual([id]);
});

test("what comes in chunks is written whole, read in parts, and leaves nothing where it breaks off", async () => {
  const [store, id] = [createLocalFileStore(folder), newId()];
  async function* chunks(isBroken: boolean) {
    yield Buffer.from("con");
    yield Buffer.from("tent");
    if (isBroken) throw new Error("gone");
  }
  expect(await store.write(id, chunks(false))).toBe(7);
  expect(await text(store.read(id))).toBe("content");
  expect(await text(store.read(id, { start: 3, end: 5 }))).toBe("ten");
  await expect(store.write(newId(), chunks(true))).rejects.toThrow("gone");
  expect(filesIn()).toEqual([id]);
});

test("a disk that fills while chunks come takes no more of them", async () => {
  let free = 6 * GB;
  const store = createLocalFileStore(folder, () => ({ free, total: 100 * GB }));
  async function* chunks() {
    for (let count = 0; count < 20; count += 1) {
      yield Buffer.alloc(1024 ** 2);
      free = 5 * GB;
    }
  }
  await expect(store.write(newId(), chunks())).rejects.toMatchObject({ code: "server.storageFull" });
  expect(filesIn()).toEqual([]);
});

test("a file that can't take its name leaves nothing behind", async () => {
  const [store, id] = [createLocalFileStore(folder), newId()];
  mkdirSync(join(folder, id.slice(-2), id, "in the way"), { recursive: true });
  await expect(store.write(id, Buffer.from("content"))).rejects.toThrow();
  expect(filesIn()).toEqual([]);
});

test("a disk with less than 5 % free takes no file, one with more takes it", async () => {
  let free = 6 * GB;
  const store = createLocalFileStore(folder, () => ({ free, total: 100 * GB }));
  await store.write(newId(), Buffer.from("content"));
  store.demandSpace();
  free = 5 * GB;
  await expect(store.write(newId(), Buffer.from("content"))).rejects.toMatchObject({ code: "server.storageFull", status: 507 });
  free = 5 * GB - 1;
  expect(() => store.demandSpace()).toThrow("server.storageFull");
  expect(filesIn()).toHaveLength(1);
});

test("what a killed process was writing is swept, what somebody writes just now is not", async () => {
  const store = createLocalFileStore(folder);
  await store.sweep(new AbortController().signal);
  const [id, old, young] = [newId(), newId(), newId()];
  await store.write(id, Buffer.from("content"));
  const partial = (one: string) => join(folder, id.slice(-2), `${one}.part`);
  for (const one of [old, young]) writeFileSync(partial(one), "half");
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  utimesSync(partial(old), yesterday, yesterday);
  await store.sweep(new AbortController().signal);
  expect([existsSync(partial(old)), existsSync(partial(young)), filesIn().includes(id)]).toEqual([false, true, true]);
});
