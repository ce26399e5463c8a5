import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Where uploaded bytes lie, by file id. */
export interface FileStore {
  /** Writes whole or not at all. @returns bytes written */
  readonly write: (id: string, content: Buffer) => Promise<number>;
  readonly read: (id: string) => Readable;
  readonly remove: (id: string) => Promise<void>;
}

/** A local folder, spread over 256 subfolders by the id's random end. */
export function createLocalFileStore(directory: string): FileStore {
  const folderOf = (id: string) => join(directory, id.slice(-2));
  const pathOf = (id: string) => join(folderOf(id), id);
  return {
    write: async (id, content) => {
      await mkdir(folderOf(id), { recursive: true });
      const partial = `${pathOf(id)}.part`;
      const file = await open(partial, "w");
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, pathOf(id));
      return content.length;
    },
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
