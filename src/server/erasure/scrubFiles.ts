import { buffer } from "node:stream/consumers";
import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";
import type { FileStore } from "../platform/storage/fileStore";
import { holdsWord, type PersonWords } from "./words";

/** Tables that somebody brought for an import and that no job is at. */
const IMPORTED = `select f.id from file f where f.space_id = $1::uuid and f.purpose = 'import'
  and not exists (select from job j where j.state in ('waiting', 'running') and j.payload ->> 'fileId' = f.id::text)`;

/** Whatever is gone meanwhile holds nothing. */
async function isNamedIn(files: FileStore, id: string, words: PersonWords): Promise<boolean> {
  try {
    return holdsWord(await buffer(files.read(id)), words);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Removes tables that wait to be imported and have the person in them: they are brought again without. */
export async function scrubFiles(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  spaceId: string,
  words: PersonWords,
): Promise<void> {
  for (const { id } of await runStatement<{ id: string }>(database, { text: IMPORTED, values: [spaceId] })) {
    if (!(await isNamedIn(files, id, words))) continue;
    await files.remove(id);
    await runStatement(database, { text: "delete from file where id = $1", values: [id] });
    await runStatement(database, { text: "delete from import_report where id = $1", values: [id] });
  }
}
