import type { Kysely } from "kysely";
import { newId } from "../../../shared/ids";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { FileStore } from "../../platform/storage/fileStore";
import { fileAddress } from "../fileAddress";
import { type ImageFit, readImage } from "./readImage";

/** Files that image fields refer to, and are served as these say. */
export const IMAGE = "image";

export interface NewImage {
  readonly spaceId: string;
  /** Nobody, of what comes with the demo. */
  readonly uploaderId: string | null;
  readonly purpose: string;
  readonly name: string;
  readonly content: Buffer;
  readonly fit: ImageFit;
}

/** A stored image as calls answer it. */
export interface StoredImage {
  readonly id: string;
  readonly url: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
}

/**
 * Keeps an image, encoded anew, until a record refers to it: what none does within a day is swept. Until then it is its
 * uploader's alone.
 * @throws AppError as `readImage`
 */
export async function storeImage(
  { root, files }: { readonly root: Kysely<Tables>; readonly files: FileStore },
  { spaceId, uploaderId, purpose, name, content, fit }: NewImage,
): Promise<StoredImage> {
  const image = await readImage(content, fit);
  const [id, size] = [newId(), image.content.length];
  // Known before it is there: what a crash leaves is found and swept.
  await executor(root)
    .insertInto("file")
    .values({ id, spaceId, uploaderId, purpose, name, mediaType: image.mediaType, size })
    .execute();
  await files.write(id, image.content);
  return { id, url: fileAddress(id), mediaType: image.mediaType, width: image.width, height: image.height, size };
}
