import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** What a run needs at once: a few databases of 70 MB for each worker, and the browsers' profiles. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/**
 * Moves temporary files of this process and of those it will start to memory, where there is any: removing a database's
 * folder of 1,800 files from a disk takes longer than most tests.
 * @returns what removes them
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (!hasRoom()) return () => undefined;
  const folder = mkdtempSync(join(MEMORY, "sondeo-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
