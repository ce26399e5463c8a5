import type { Kysely } from "kysely";
import { isId, newId } from "../../shared/ids";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { FileStore } from "../platform/storage/fileStore";
import { fileAddress, fileIdOf } from "./fileAddress";

/** A file that is the copy of another, its bytes in place, its row still to be inserted. */
interface CopiedFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly purpose: string;
}

/** Copies of files, by the ids of the originals. */
export interface FileCopies {
  /** The value with the copy's address where it was an original's. */
  readonly addressOf: (value: unknown) => unknown;
  /** The copy of the file that the value refers to. */
  readonly fileOf: (value: unknown) => CopiedFile | undefined;
  /** Removes the copies' bytes: their records came to nothing. */
  readonly discard: () => Promise<void>;
}

/** Copies the bytes of files, before the transaction that writes their rows: it is over sooner. */
export async function copyFiles(
  { root, files }: { readonly root: Kysely<Tables>; readonly files: FileStore },
  addresses: readonly unknown[],
): Promise<FileCopies> {
  const ids = addresses.flatMap((address) => fileIdOf(address) ?? []).filter(isId);
  const rows =
    ids.length === 0
      ? []
      : await executor(root)
          .selectFrom("file")
          .select(["id", "name", "mediaType", "size", "purpose"])
          .where("id", "in", ids)
          .execute();
  const copies = new Map<string, CopiedFile>();
  for (const { id: original, ...row } of rows) {
    const copy = { ...row, id: newId() };
    await files.write(copy.id, files.read(original));
    copies.set(original, copy);
  }
  const fileOf = (value: unknown) => copies.get(fileIdOf(value) ?? "");
  return {
    fileOf,
    addressOf: (value) => {
      const copy = fileOf(value);
      return copy ? fileAddress(copy.id) : value;
    },
    discard: async () => {
      for (const { id } of copies.values()) await files.remove(id);
    },
  };
}
