import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { AppError } from "../../../shared/errors";
import { isFullForFiles, type ReadDiskSpace, readDiskSpace } from "./diskSpace";

/** Where uploaded bytes lie, by file id. */
export interface FileStore {
  /** Writes whole or not at all. @returns bytes written. @throws AppError `server.storageFull` */
  readonly write: (id: string, content: Buffer) => Promise<number>;
  /** @returns a stream that fails with `ENOENT` where there are no bytes */
  readonly read: (id: string) => Readable;
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

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const partial = `${path}${PARTIAL}`;
  try {
    const file = await open(partial, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
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
      demandSpace(content.length);
      await writeWhole(pathOf(id), content);
      return content.length;
    },
    read: (id) => createReadStream(pathOf(id)),
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
