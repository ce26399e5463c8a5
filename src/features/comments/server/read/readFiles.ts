import type { SpaceDb } from "../../../../server/kit";
import type { AttachedFile, Attachments } from "../../shared/comment";
import { kindOf } from "../../shared/fileTypes";
import { addressesOf, fileIdOf } from "../write/attachments";

type Files = ReadonlyMap<string, Pick<AttachedFile, "kind" | "name" | "size">>;

/** What is known of all that goes with comments, by address. */
export async function readFiles(db: SpaceDb, attachments: readonly Attachments[]): Promise<Files> {
  const ids = attachments.flatMap((one) => addressesOf(one).flatMap(([, address]) => fileIdOf(address) ?? []));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("file").select(["id", "name", "mediaType", "size"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name, mediaType, size }) => [`/files/${id}`, { kind: kindOf(mediaType), name, size }]));
}

/** Those of one comment, in the order of its fields; without what is there no more, or lies elsewhere. */
export function filesOf(attachments: Attachments, known: Files): readonly AttachedFile[] {
  return addressesOf(attachments).flatMap(([, file]) => {
    const found = known.get(file);
    return found ? [{ file, ...found }] : [];
  });
}
