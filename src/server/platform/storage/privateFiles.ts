import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What a file's group and all others may do. */
const OTHERS = 0o077;
/** Entries that one start looks at; what is beyond lies in folders that are private by then. */
const MOST_ENTRIES = 20_000;
/** What of the data directory is ours: it may be the folder of more than that. */
const OURS = /^(pglite|files|secret\.key|sondeo\.lock)/;

/** What a walk came to. */
export interface PrivateFiles {
  readonly seen: number;
  readonly corrected: number;
  /** Others may use them still, as they are another user's or on a disk that can't be written. */
  readonly refused: readonly string[];
}

interface Walk {
  seen: number;
  corrected: number;
  readonly refused: string[];
}

function entriesOf(folder: string, walk: Walk): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    walk.refused.push(folder);
    return [];
  }
}

function correct(path: string, walk: Walk): void {
  walk.seen += 1;
  try {
    const { mode } = lstatSync(path);
    if ((mode & OTHERS) === 0) return;
    chmodSync(path, mode & 0o777 & ~OTHERS);
    walk.corrected += 1;
  } catch (error) {
    // A server that is at work removes files of its own.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") walk.refused.push(path);
  }
}

/** Symbolic links are left alone, and what they lead to. The folder comes first: from then on nobody gets at what is in it. */
function correctAll(folder: string, walk: Walk, isMeant: (entry: Dirent) => boolean = () => true): void {
  for (const entry of entriesOf(folder, walk).filter(isMeant)) {
    if (walk.seen >= MOST_ENTRIES) return;
    const path = join(folder, entry.name);
    if (entry.isDirectory() || entry.isFile()) correct(path, walk);
    if (entry.isDirectory()) correctAll(path, walk);
  }
}

/** Lets nobody but the owner at a folder and what is in it. On Windows modes say nothing: there the folder's own rights count. */
export function makePrivate(folder: string): PrivateFiles {
  const walk: Walk = { seen: 0, corrected: 0, refused: [] };
  correct(folder, walk);
  correctAll(folder, walk);
  return walk;
}

/** The data directory, made where there is none; of what is in it only what is ours. */
export function makeDataPrivate(dataDir: string): PrivateFiles {
  const walk: Walk = { seen: 0, corrected: 0, refused: [] };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // It may be a link to another disk.
    chmodSync(dataDir, 0o700);
  } catch {
    walk.refused.push(dataDir);
  }
  correctAll(dataDir, walk, ({ name }) => OURS.test(name));
  return walk;
}
