import type { Kysely } from "kysely";
import { newId } from "../../shared/ids";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/spaceDb";
import type { FileStore } from "../platform/fileStore";
import { fileAddress } from "./fileAddress";
import { type ImageFit, readImage } from "./readImage";

/** Images of a look, which the sign-in page wears: everybody may see them. */
export const PUBLIC_LOGO = "publicLogo";
/** Photos of people. */
export const PHOTO = "photo";

const FITS: Readonly<Record<string, ImageFit>> = {
  [PUBLIC_LOGO]: { side: 2_400, isSquare: false },
  [PHOTO]: { side: 800, isSquare: true },
};

export interface NewImage {
  readonly spaceId: string;
  readonly uploaderId: string;
  readonly purpose: typeof PUBLIC_LOGO | typeof PHOTO;
  readonly name: string;
  readonly content: Buffer;
  /** @default as the purpose has it */
  readonly fit?: ImageFit;
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
 * Keeps an image, encoded anew, until a record refers to it: what none does within a day is swept.
 * @throws AppError as `readImage`
 */
export async function storeImage(
  { root, files }: { readonly root: Kysely<Tables>; readonly files: FileStore },
  { spaceId, uploaderId, purpose, name, content, fit = FITS[purpose] as ImageFit }: NewImage,
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
