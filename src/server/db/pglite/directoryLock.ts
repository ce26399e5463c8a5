import { closeSync, constants, fstatSync, ftruncateSync, mkdirSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

export class DirectoryLockedError extends Error {}

interface NativeLocks {
  /** @returns whether the lock was granted; it ends with the open file, so with the process at the latest */
  readonly tryLock: (descriptor: number, offset: number, length: number) => boolean;
}

/** Behind what the file says: on Windows nobody else can read what is locked. macOS locks a file as a whole or not at all. */
const LOCKED_BYTES: readonly [offset: number, length: number] = process.platform === "darwin" ? [0, 0] : [1024, 1];
/** Whoever removes the file just now can't go on for ever. */
const MOST_TRIES = 10;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, but another user's.
    return codeOf(error) === "EPERM";
  }
}

/** Who says in the file that it holds the lock; what is empty or names a dead process was written before this holder's word. */
function holderOf(file: string): string {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? `process ${pid}` : "another process";
  } catch {
    return "another process";
  }
}

function loadLocks(directory: string): NativeLocks {
  try {
    // Loaded here: a server on PostgreSQL needs none, and runs where there is no such library.
    return createRequire(import.meta.url)("fs-native-extensions") as NativeLocks;
  } catch (cause) {
    const platform = `${process.platform} on ${process.arch}`;
    throw new DirectoryLockedError(
      `${directory} can't be locked on ${platform}, so it could be opened twice: set DATABASE_URL to a PostgreSQL server`,
      { cause },
    );
  }
}

/** @returns whether the file is locked from now on. @throws DirectoryLockedError where the file system has no locks */
function takeLock(descriptor: number, directory: string): boolean {
  try {
    return loadLocks(directory).tryLock(descriptor, ...LOCKED_BYTES);
  } catch (error) {
    if (error instanceof DirectoryLockedError) throw error;
    if (codeOf(error) === "EBUSY" || codeOf(error) === "EACCES") return false;
    throw new DirectoryLockedError(
      `${directory} can't be locked (${codeOf(error)}): choose a DATA_DIR on a local disk, or set DATABASE_URL`,
      { cause: error },
    );
  }
}

/** The lock is the open file's: where somebody removed its name, the next one would lock another file. */
function isStillThere(descriptor: number, file: string): boolean {
  return fstatSync(descriptor).ino === statSync(file, { throwIfNoEntry: false })?.ino;
}

/** Says who holds the lock. A full disk has no room for it, and the lock holds all the same. */
function noteHolder(descriptor: number, text: string): void {
  try {
    ftruncateSync(descriptor, 0);
    writeSync(descriptor, text, 0);
  } catch (error) {
    if (codeOf(error) !== "ENOSPC" && codeOf(error) !== "EDQUOT") throw error;
  }
}

/**
 * Keeps a second process out of an embedded database, which it would corrupt. The kernel holds the lock: it ends with the
 * process, however that ends. The file stays, as removing it would let two others each lock one of their own.
 * @returns the release
 * @throws DirectoryLockedError also where this process holds the lock already
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, "sondeo.lock");
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
    let isOurs = false;
    try {
      if (!takeLock(descriptor, directory)) break;
      isOurs = isStillThere(descriptor, file);
      if (isOurs) noteHolder(descriptor, String(process.pid));
    } finally {
      if (!isOurs) closeSync(descriptor);
    }
    if (!isOurs) continue;
    return () => {
      noteHolder(descriptor, "");
      closeSync(descriptor);
    };
  }
  throw new DirectoryLockedError(`${directory} is in use by ${holderOf(file)}: stop it, or choose another DATA_DIR`);
}
