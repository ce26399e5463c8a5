import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { AppError } from "../../../shared/errors";
import { isFullForFiles, type ReadDiskSpace, readDiskSpace } from "./diskSpace";

/** Part of a file: both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where uploaded bytes lie, by file id. */
export interface FileStore {
  /** Writes whole or not at all; what comes in chunks is never in memory as a whole. @returns bytes written. @throws AppError `server.storageFull`, and what the chunks throw */
  readonly write: (id: string, content: Buffer | AsyncIterable<Uint8Array>) => Promise<number>;
  /** @returns a stream of the bytes, or of a part of them, that fails with `ENOENT` where there are none */
  readonly read: (id: string, range?: ByteRange) => Readable;
  /** Nothing where there are no bytes. */
  readonly remove: (id: string) => Promise<void>;
  /** Before a body is read that would not be taken. @throws AppError `server.storageFull` */
  readonly demandSpace: () => void;
  /** Removes what a killed process left of files it was writing. */
  readonly sweep: (signal: AbortSignal) => Promise<void>;
}

const PARTIAL = ".part";
/** Nobody writes at one file for so long. */
const ABANDONED_MS = 3_600_000;
/** Bytes after which the disk is looked at again, while a file is written whose size nobody knows. */
const SPACE_STEP = 8 * 1024 * 1024;

type Content = Buffer | AsyncIterable<Uint8Array>;

/** @param demandSpace asked before a chunk is written. @returns bytes written */
async function writeChunks(
  file: FileHandle,
  content: AsyncIterable<Uint8Array>,
  demandSpace: (bytes: number) => void,
): Promise<number> {
  let [written, checked] = [0, 0];
  for await (const chunk of content) {
    if (written + chunk.length > checked) {
      demandSpace(SPACE_STEP);
      checked = written + SPACE_STEP;
    }
    // One write may take less than it was given.
    for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten;
    written += chunk.length;
  }
  return written;
}

async function writeTo(file: FileHandle, content: Content, demandSpace: (bytes: number) => void): Promise<number> {
  if (!Buffer.isBuffer(content)) return writeChunks(file, content, demandSpace);
  demandSpace(content.length);
  await file.writeFile(content);
  return content.length;
}

async function writeWhole(path: string, content: Content, demandSpace: (bytes: number) => void): Promise<number> {
  const partial = `${path}${PARTIAL}`;
  try {
    const file = await open(partial, "w", 0o600);
    let written: number;
    try {
      written = await writeTo(file, content, demandSpace);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function sweepFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(PARTIAL));
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

/** A local folder, spread over 256 subfolders by the id's random end, for the server's own user alone. */
export function createLocalFileStore(directory: string, readSpace: ReadDiskSpace = readDiskSpace): FileStore {
  const folderOf = (id: string) => join(directory, id.slice(-2));
  const pathOf = (id: string) => join(folderOf(id), id);
  const demandSpace = (bytes = 0) => {
    if (isFullForFiles(readSpace(directory), bytes)) throw new AppError("server.storageFull");
  };
  return {
    write: async (id, content) => {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
      return writeWhole(pathOf(id), content, demandSpace);
    },
    read: (id, range) => createReadStream(pathOf(id), range),
    remove: (id) => rm(pathOf(id), { force: true }),
    demandSpace: () => demandSpace(),
    sweep: async (signal) => {
      const folders = await readdir(directory, { withFileTypes: true }).catch(() => []);
      for (const { name } of folders.filter((entry) => entry.isDirectory())) {
        if (signal.aborted) return;
        await sweepFolder(join(directory, name));
      }
    },
  };
}
