import { buffer } from "node:stream/consumers";
import { AppError } from "../../shared/errors";
import { isId, newId } from "../../shared/ids";
import type { Actor } from "../access/session";
import type { SpaceDb } from "../db/spaceDb";
import type { FileStore } from "../platform/fileStore";

const PURPOSE = "import";
/** How long a file is kept that nobody imports. */
const KEPT_HOURS = 24;

/** Files between the dry run and the import. */
export interface ImportFiles {
  /** Keeps a table; sweeps those that were given up. @returns its id */
  readonly keep: (file: {
    readonly name: string;
    readonly content: Buffer;
    readonly entity: string;
    readonly actor: Actor;
  }) => Promise<string>;
  /** One's own kept table. @throws AppError `request.invalid` where there is none */
  readonly open: (id: string, actor: Actor) => Promise<{ readonly name: string; readonly content: Buffer }>;
  readonly read: (id: string) => Promise<Buffer>;
  readonly remove: (id: string) => Promise<void>;
}

/** @param db absent for global entities: nobody owns their files, which go with the import */
export function createImportFiles(files: FileStore, db: SpaceDb | undefined): ImportFiles {
  async function remove(id: string): Promise<void> {
    await db?.deleteFrom("file").where("id", "=", id).where("purpose", "=", PURPOSE).execute();
    await files.remove(id);
  }

  async function sweep(): Promise<void> {
    if (!db) return;
    const before = new Date(Date.now() - KEPT_HOURS * 3_600_000).toISOString();
    const old = await db.selectFrom("file").select("id").where("purpose", "=", PURPOSE).where("createdAt", "<", before).execute();
    for (const { id } of old) await remove(id);
  }

  return {
    keep: async ({ name, content, entity, actor }) => {
      await sweep();
      const id = newId();
      await files.write(id, content);
      const row = { id, name: name.slice(-255) || "file", mediaType: "text/csv", size: content.length, purpose: PURPOSE };
      await db
        ?.insertInto("file")
        .values({ ...row, uploaderId: actor.accountId, entity })
        .execute();
      return id;
    },
    open: async (id, actor) => {
      const file = await db
        ?.selectFrom("file")
        .select("name")
        .where("id", "=", isId(id) ? id : null)
        .where("purpose", "=", PURPOSE)
        .where("uploaderId", "=", actor.accountId)
        .executeTakeFirst();
      if (!file) throw new AppError("request.invalid", { faults: [{ path: "/from", rule: "reference" }] });
      return { name: file.name, content: await buffer(files.read(id)) };
    },
    read: (id) => buffer(files.read(id)),
    remove,
  };
}
