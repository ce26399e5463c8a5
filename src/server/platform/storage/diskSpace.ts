import { statfsSync } from "node:fs";

/** Of the disk that a folder lies on, in bytes. */
export interface DiskSpace {
  /** What this user may still write. */
  readonly free: number;
  readonly total: number;
}

/** How much space there is, or nothing where that can't be told. */
export type ReadDiskSpace = (folder: string) => DiskSpace | undefined;

const MB = 1024 * 1024;
/** Where less is free files are no longer taken. */
const FILES_SHARE = 0.05;
/** Where less is free the embedded database takes no more writes: max(64 MB, 1 %), and of a large disk 1 GB. */
const WRITES = { least: 64 * MB, share: 0.01, most: 1024 * MB };
/** Longest that a reading is believed, while requests come. */
const FRESH_MS = 100;

/** What the operating system says. */
export const readDiskSpace: ReadDiskSpace = (folder) => {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    // Some mounts say nothing but zeros.
    return blocks > 0 ? { free: bavail * bsize, total: blocks * bsize } : undefined;
  } catch {
    return undefined;
  }
};

/** Whether too little is free for another file of so many bytes. */
export function isFullForFiles(space: DiskSpace | undefined, bytes = 0): boolean {
  return space !== undefined && space.free - bytes < space.total * FILES_SHARE;
}

/** Whether too little is free for the embedded database to write. */
export function isFullForWrites(space: DiskSpace | undefined): boolean {
  if (!space) return false;
  return space.free < Math.min(WRITES.most, Math.max(WRITES.least, space.total * WRITES.share));
}

/** Asked with every use of the database: reads anew ten times a second at most. */
export function createWriteGuard(folder: string, read: ReadDiskSpace): () => boolean {
  let [readAt, isFull] = [Number.NEGATIVE_INFINITY, false];
  return () => {
    const now = performance.now();
    if (now - readAt < FRESH_MS) return isFull;
    [readAt, isFull] = [now, isFullForWrites(read(folder))];
    return isFull;
  };
}
