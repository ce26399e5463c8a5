import type { Attachments } from "../../../../contracts/api/comments";
import { json, type SpaceDb, type Uploads } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { FileKind } from "../../../../shared/fileKinds";
import { kindOf } from "../../../../shared/fileTypes";
import { COMMENT_ERRORS } from "../../shared/errors";
import { COMMENT_FILES } from "../files/commentFiles";

const ADDRESS = /^\/files\/([0-9a-f-]{36})$/;

export const NO_ATTACHMENTS: Attachments = { images: [], videos: [], files: [], pdf: null };

export const attachmentsOf = ({ images = [], videos = [], files = [], pdf = null }: Partial<Attachments>): Attachments => ({
  images,
  videos,
  files,
  pdf,
});

/** Their addresses, by the field that holds them. */
export function addressesOf({ images, videos, files, pdf }: Attachments): readonly (readonly [field: string, address: string])[] {
  return [
    ...images.map(({ image }) => ["images", image] as const),
    ...videos.map(({ file }) => ["videos", file] as const),
    ...files.map(({ file }) => ["files", file] as const),
    ...(pdf ? [["pdf", pdf] as const] : []),
  ];
}

export const attachmentColumns = ({ images, videos, files, pdf }: Attachments) => ({
  images: json(images),
  videos: json(videos),
  files: json(files),
  pdf,
});

/** What each field holds. */
const HELD: Readonly<Record<string, readonly FileKind[]>> = {
  images: ["image"],
  videos: ["video"],
  files: ["pdf", "document"],
  pdf: ["pdf"],
};

export const fileIdOf = (address: string) => ADDRESS.exec(address)?.[1];

/**
 * Checks that what is attached was sent by the same person for a comment, belongs to no other one, and is what its field
 * holds. The files are held: of two comments that bring the same one, the second finds it used.
 * @returns the ids of those that are new, by field
 * @throws AppError `comments.noFile`
 */
async function demandFiles(
  db: SpaceDb,
  { given, accountId, commentId }: { readonly given: Attachments; readonly accountId: string; readonly commentId: string },
): Promise<readonly (readonly [field: string, id: string])[]> {
  const wanted = addressesOf(given).map(([field, address]) => [field, fileIdOf(address) ?? ""] as const);
  if (wanted.length === 0) return [];
  if (wanted.some(([, id]) => id === "")) throw new AppError(COMMENT_ERRORS.noFile);
  const rows = await db
    .selectFrom("file")
    .select(["id", "recordId", "uploaderId", "mediaType"])
    .where(
      "id",
      "in",
      wanted.map(([, id]) => id),
    )
    .where("purpose", "=", COMMENT_FILES)
    .orderBy("id")
    .forUpdate()
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const isUsable = ([field, id]: (typeof wanted)[number]) => {
    const row = known.get(id);
    if (!row || !HELD[field]?.includes(kindOf(row.mediaType))) return false;
    return row.recordId === commentId || (row.recordId === null && row.uploaderId === accountId);
  };
  if (!wanted.every(isUsable)) throw new AppError(COMMENT_ERRORS.noFile);
  return wanted.filter(([, id]) => known.get(id)?.recordId === null);
}

export interface AttachOptions {
  readonly commentId: string;
  /** Of whoever sent them. */
  readonly accountId: string;
  readonly given: Attachments;
  /** What the comment had before; what is in it no more is removed. */
  readonly before?: Attachments;
  readonly uploads: Pick<Uploads, "attach" | "remove">;
}

/** Gives the files to the comment, and removes those that it had and has no more; in the open transaction. @throws AppError `comments.noFile` */
export async function attachFiles(db: SpaceDb, { before, uploads, ...wanted }: AttachOptions): Promise<void> {
  const { commentId, given } = wanted;
  for (const [field, id] of await demandFiles(db, wanted))
    await uploads.attach(id, { entity: "comment", recordId: commentId, field });
  const kept = new Set(addressesOf(given).map(([, address]) => address));
  for (const [, address] of before ? addressesOf(before) : []) if (!kept.has(address)) await uploads.remove(address);
}

/** How many of each a post brings. */
export const countAttached = ({ images, videos, files, pdf }: Attachments) => ({
  images: images.length,
  videos: videos.length,
  files: files.length + (pdf ? 1 : 0),
});
