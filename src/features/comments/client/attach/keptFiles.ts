import type { AttachedFile } from "../../../../contracts/api/comments";

const PREFIX = "sondeo.comment-files";
/** A file that no comment refers to goes after a day. */
const KEPT_MS = 20 * 3_600_000;

interface Kept {
  /** When the last of them was sent, by this device's clock. */
  readonly at: number;
  readonly files: readonly AttachedFile[];
}

/** The files of a draft that the server still has; nothing where none were kept. @param draft unique on the device */
export function readKeptFiles(draft: string): readonly AttachedFile[] | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(`${PREFIX}:${draft}`) ?? "null") as Kept | null;
    return kept && Date.now() - kept.at < KEPT_MS ? kept.files : undefined;
  } catch {
    // A browser that keeps nothing still lets people send files.
    return undefined;
  }
}

/** @param files `undefined` forgets them */
export function keepFiles(draft: string, files: readonly AttachedFile[] | undefined): void {
  try {
    if (files) localStorage.setItem(`${PREFIX}:${draft}`, JSON.stringify({ at: Date.now(), files } satisfies Kept));
    else localStorage.removeItem(`${PREFIX}:${draft}`);
  } catch {
    // As above.
  }
}
