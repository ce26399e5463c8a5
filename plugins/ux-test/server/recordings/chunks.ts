import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { HostTools, SpaceDb } from "../../../../src/server/kit";

/** Of a folder in the server's data: chunks that wait to be joined. */
const FOLDER = "uxRecordings";

type Place = Pick<HostTools, "folder">;

/** Hexadecimal. */
export const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const nameOf = (number: number) => `${String(number).padStart(4, "0")}.chunk`;
const isExistError = (error: unknown) => (error as NodeJS.ErrnoException).code === "EEXIST";

/** Where the recordings of a space lie while they come in. */
export const spaceFolder = (tools: Place, { spaceId }: Pick<SpaceDb, "spaceId">) => join(tools.folder(FOLDER), spaceId);

/** Where the chunks of a recording lie. */
export const folderOf = (tools: Place, db: Pick<SpaceDb, "spaceId">, recording: string) =>
  join(spaceFolder(tools, db), recording);

/**
 * Writes a chunk, whole or not at all.
 * @returns `new`; `same` if it is there already with these bytes, `other` if with other bytes
 */
export async function writeChunk(folder: string, number: number, content: Buffer): Promise<"new" | "same" | "other"> {
  const path = join(folder, nameOf(number));
  const partial = join(folder, `${randomUUID()}.part`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(partial, content, { mode: 0o600, flush: true });
  try {
    await link(partial, path);
    return "new";
  } catch (error) {
    if (!isExistError(error)) throw error;
    return sha256(await readFile(path)) === sha256(content) ? "same" : "other";
  } finally {
    await rm(partial, { force: true });
  }
}

/** @returns the numbers of the chunks that are there, in order */
export async function chunkNumbers(folder: string): Promise<readonly number[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => (name.endsWith(".chunk") ? [Number.parseInt(name, 10)] : []))
    .toSorted((one, other) => one - other);
}

/** Writes the chunks one after another into a file: the container as its recorder made it. */
export async function joinChunks(folder: string, numbers: readonly number[], path: string): Promise<void> {
  async function* bytes() {
    for (const number of numbers) yield* createReadStream(join(folder, nameOf(number)));
  }
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
}

export const removeChunks = (folder: string) => rm(folder, { recursive: true, force: true });
