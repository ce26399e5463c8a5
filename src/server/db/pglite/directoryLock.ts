import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export class DirectoryLockedError extends Error {}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, but another user's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    // After a restart of a container the same small pid may be ours: no other process can have it.
    return Number.isInteger(pid) && pid !== process.pid && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

const held = new Set<string>();

/**
 * Keeps a second process out of an embedded database, which it would corrupt.
 * @returns the release
 * @throws DirectoryLockedError
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, "sondeo.lock");
  const refuse = (holder: number) =>
    new DirectoryLockedError(`${directory} is in use by process ${holder}: stop it, or choose another DATA_DIR`);
  if (held.has(file)) throw refuse(process.pid);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      held.add(file);
      return () => {
        held.delete(file);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = holderOf(file);
      if (holder !== undefined) throw refuse(holder);
      rmSync(file, { force: true });
    }
  }
  throw refuse(0);
}
