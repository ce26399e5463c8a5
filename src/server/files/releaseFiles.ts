import type { Kysely } from "kysely";
import type { Tables } from "../db/generated/tables";
import { afterCommit, executor } from "../db/transaction";
import type { FileStore } from "../platform/storage/fileStore";
import type { FindReferences } from "./findReferences";

export interface ReleaseTools {
  readonly root: Kysely<Tables>;
  readonly files: FileStore;
  readonly findReferences: FindReferences;
  /** Told of bytes that could not be removed: nobody waits for them. */
  readonly onError: (error: unknown) => void;
}

/** Removes the bytes once the rows are gone for good. */
export function removeBytes({ files, onError }: Pick<ReleaseTools, "files" | "onError">, ids: readonly string[]): void {
  afterCommit(() => {
    for (const id of ids) void files.remove(id).catch(onError);
  });
}

interface Release {
  readonly recordId: string;
  /** Whose uploads go, too, that never came to a record. */
  readonly uploaderId?: string;
  readonly ids: readonly string[];
}

/**
 * Lets go of files that a record refers to no more: the most open field of
 * another record is their home then, and those that none refers to are removed.
 */
export async function releaseFiles(tools: ReleaseTools, { recordId, uploaderId, ids }: Release): Promise<void> {
  const db = executor(tools.root);
  const removed: string[] = [];
  for (const id of ids) {
    const [other] = await tools.findReferences(id, { exceptRecordId: recordId, limit: 1 });
    if (other) await db.updateTable("file").set(other).where("id", "=", id).execute();
    else removed.push(id);
  }
  if (removed.length === 0) return;
  const own = await db
    .deleteFrom("file")
    .where("id", "in", removed)
    // However a record came to name it: what is another's stays.
    .where((eb) => eb.or([eb("recordId", "=", recordId), eb("uploaderId", "=", uploaderId ?? null)]))
    .returning("id")
    .execute();
  removeBytes(
    tools,
    own.map(({ id }) => id),
  );
}
