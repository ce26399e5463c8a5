import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type S3Server, startS3Server } from "../../../../tests/helpers/s3Server";
import { newId } from "../../../shared/ids";
import { readConfig } from "../config";
import type { FileStore } from "./fileStore";
import { openFileStore } from "./openFileStore";

const MB = 1024 * 1024;

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sondeo-files-"));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (environment: Readonly<Record<string, string>>) =>
  openFileStore(readConfig({ DATA_DIR: folder, ...environment }), () => undefined);

/** So many bytes, a megabyte at a time; their values follow from their place. */
async function* megabytes(count: number, breaksOff = false) {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(MB, at);
  if (breaksOff) throw new Error("gone");
}

describe.each([
  ["a folder", () => ({})],
  ["a bucket", () => server.environment],
])("files in %s", (_name, environment) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open(environment());
  });

  test("are read as they were written, and the last writing counts", async () => {
    const id = newId();
    expect(await store.write(id, Buffer.from("first"))).toBe(5);
    expect(await store.write(id, Buffer.from("content"))).toBe(7);
    expect(await text(store.read(id))).toBe("content");
    expect(await store.write(id, Buffer.alloc(0))).toBe(0);
    expect(await text(store.read(id))).toBe("");
  });

  test("that come in chunks are written whole, and read in parts to the byte", async () => {
    const id = newId();
    expect(await store.write(id, megabytes(12))).toBe(12 * MB);
    expect((await buffer(store.read(id))).equals(await buffer(megabytes(12)))).toBe(true);
    const part = await buffer(store.read(id, { start: 9 * MB - 1, end: 9 * MB }));
    expect([...part]).toEqual([8, 9]);
    const sizes = [
      { start: 0, end: 1 },
      { start: 12 * MB - 3, end: 12 * MB - 1 },
    ].map(async (range) => (await buffer(store.read(id, range))).length);
    expect(await Promise.all(sizes)).toEqual([2, 3]);
  });

  test("are copied from stream to stream", async () => {
    const [id, copy] = [newId(), newId()];
    await store.write(id, megabytes(9));
    expect(await store.write(copy, store.read(id))).toBe(9 * MB);
    expect((await buffer(store.read(copy))).at(-1)).toBe(8);
  });

  test.each([
    ["at once", 0],
    ["after some parts", 12],
  ])("that break off %s aren't there, and it is said why", async (_when, count) => {
    const id = newId();
    await expect(store.write(id, megabytes(count, true))).rejects.toThrow("gone");
    await expect(text(store.read(id))).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("a reader who leaves takes nothing with it", async () => {
    const id = newId();
    await store.write(id, megabytes(12));
    const left = store.read(id);
    for await (const chunk of left) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    expect(left.destroyed).toBe(true);
    expect(await buffer(store.read(id, { start: 5, end: 9 }))).toHaveLength(5);
  });

  test("are removed, also what isn't there, and nothing is read of them any more", async () => {
    const id = newId();
    await store.write(id, Buffer.from("content"));
    await store.remove(id);
    await store.remove(id);
    await expect(text(store.read(id))).rejects.toMatchObject({ code: "ENOENT" });
    store.demandSpace();
    await store.sweep(new AbortController().signal);
  });
});

test("what goes to a bucket leaves nothing in the data directory", async () => {
  const before = readdirSync(folder, { recursive: true });
  await (await open(server.environment)).write(newId(), Buffer.from("content"));
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test("a bucket is closed to another key, and that isn't said to be a pause", async () => {
  const store = await open({ ...server.environment, S3_SECRET_ACCESS_KEY: "another" });
  await expect(store.write(newId(), Buffer.from("content"))).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
});

test("a storage that doesn't answer is unavailable, whatever is asked of it", async () => {
  const store = await open({ ...server.environment, S3_ENDPOINT: "http://127.0.0.1:9" });
  const unavailable = { code: "server.unavailable", status: 503 };
  await expect(store.write(newId(), Buffer.from("content"))).rejects.toMatchObject(unavailable);
  await expect(text(store.read(newId()))).rejects.toMatchObject(unavailable);
  await expect(store.remove(newId())).rejects.toMatchObject(unavailable);
});
