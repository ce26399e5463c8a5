import { buffer } from "node:stream/consumers";
import { AppError } from "../../shared/errors";
import { isId, newId } from "../../shared/ids";
import type { Actor } from "../access/session/session";
import type { SpaceDb } from "../db/query/spaceDb";
import type { FileStore } from "../platform/storage/fileStore";
import type { ImportReports } from "./importReports";

const PURPOSE = "import";

/** Files between the dry run and the import; those that are given up are swept by the hour. */
export interface ImportFiles {
  /** Keeps a table. @returns its id */
  readonly keep: (file: {
    readonly name: string;
    readonly content: Buffer;
    readonly entity: string;
    readonly actor: Actor;
  }) => Promise<string>;
  /** One's own kept table. @throws AppError `request.invalid` where there is none */
  readonly open: (id: string, actor: Actor) => Promise<{ readonly name: string; readonly content: Buffer }>;
  /** Whether somebody has tried to load such a file of the entity, and it is still there. */
  readonly isKept: (id: string, owner: { readonly actor: Actor; readonly entity: string }) => Promise<boolean>;
  readonly read: (id: string) => Promise<Buffer>;
  /** The file, and what was found wrong with it. */
  readonly remove: (id: string) => Promise<void>;
}

/** @param db absent for global entities: nobody owns their files, which go with the import */
export function createImportFiles(files: FileStore, reports: ImportReports, db: SpaceDb | undefined): ImportFiles {
  return {
    keep: async ({ name, content, entity, actor }) => {
      const id = newId();
      // Known before it is there: what a crash leaves is found and swept.
      await reports.open(id, actor.accountId);
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
    isKept: async (id, { actor, entity }) => {
      const file = await db
        ?.selectFrom("file")
        .select("id")
        .where("id", "=", isId(id) ? id : null)
        .where("purpose", "=", PURPOSE)
        .where("uploaderId", "=", actor.accountId)
        .where("entity", "=", entity)
        .executeTakeFirst();
      return file !== undefined;
    },
    read: (id) => buffer(files.read(id)),
    remove: async (id) => {
      await files.remove(id);
      await db?.deleteFrom("file").where("id", "=", id).where("purpose", "=", PURPOSE).execute();
      await reports.remove(id);
    },
  };
}
