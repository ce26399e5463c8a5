import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
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

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** What runs that were killed have left, which would keep memory until the machine restarts. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^sondeo-tests-(\d+)-/.exec(name)?.[1];
    if (pid && !existsSync(`/proc/${pid}`)) remove(join(MEMORY, name));
  }
}

/**
 * Moves temporary files of this process and of those it will start to memory, where there is any: removing a database's
 * folder of 1,800 files from a disk takes longer than most tests.
 * @returns what removes them
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (!hasRoom()) return () => undefined;
  removeLeftovers();
  const folder = mkdtempSync(join(MEMORY, `sondeo-tests-${process.pid}-`));
  process.env.TMPDIR = folder;
  return () => remove(folder);
}
