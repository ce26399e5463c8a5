import { type FilePurpose, fileForm, type RouteContext, type StoredFile } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { FILE_TYPES } from "../../../shared/fileTypes";
import { MAILING_ERRORS } from "../shared/errors";
import { LARGEST_IMAGE } from "../shared/mailings";

const PURPOSE = "mailings.image";
const ACCEPTED = FILE_TYPES.filter(({ kind }) => kind === "image").map((type) => ({ ...type, largest: LARGEST_IMAGE }));

const form = fileForm(ACCEPTED, "A PNG, JPEG or WebP image of at most 1 MB");
/** Larger than what is taken: who sends too much is told so by a text of its own. */
export const IMAGE_FORM = { ...form, bodyLimit: 12 * LARGEST_IMAGE };

/** Mail programmes sign in nowhere: whoever has a mail, also one sent as a test, gets its image. */
export const imagePurpose: FilePurpose = { name: PURPOSE, isSwept: true, canRead: async () => true };

/** @throws AppError `mailings.imageTooLarge`, and as `Uploads.takeFile` */
export async function takeImage(
  { uploads }: Pick<RouteContext, "uploads">,
  request: Parameters<RouteContext["uploads"]["takeFile"]>[0],
): Promise<StoredFile> {
  try {
    return await uploads.takeFile(request, { purpose: PURPOSE, accepted: ACCEPTED });
  } catch (error) {
    if (error instanceof AppError && error.code === "request.tooLarge") throw new AppError(MAILING_ERRORS.imageTooLarge);
    throw error;
  }
}

const fileIdOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);

/**
 * An image that the same person has sent, or that a mailing of the community has.
 * @returns the mailing's id, if there is one. @throws AppError `request.invalid`
 */
async function demandImage({ db, session }: ImageContext, address: string): Promise<string | null> {
  const file = await db
    .selectFrom("file")
    .select(["recordId", "uploaderId"])
    .where("id", "=", fileIdOf(address))
    .where("purpose", "=", PURPOSE)
    .executeTakeFirst();
  if (!file || (file.recordId === null && file.uploaderId !== session?.accountId))
    throw new AppError("request.invalid", { faults: [{ path: "/image", rule: "unknownFile" }] });
  return file.recordId;
}

type ImageContext = Pick<RouteContext, "db" | "uploads" | "session">;

interface ImageChange {
  readonly mailingId: string;
  readonly before: string | null;
  readonly image: string | undefined;
}

/** @returns the image's address: another mailing's is copied. @throws AppError `request.invalid` */
async function attachImage(context: ImageContext, image: string, mailingId: string): Promise<string> {
  const home = { entity: "mailing", recordId: mailingId, field: "image" };
  const owner = await demandImage(context, image);
  if (owner !== null && owner !== mailingId) return context.uploads.copy(image, home);
  await context.uploads.attach(fileIdOf(image), home);
  return image;
}

/**
 * Gives a mailing its image, and removes the one that it had; in the open transaction.
 * @returns the image's address, another one if it was another mailing's. @throws AppError `request.invalid`
 */
export async function keepImage(context: ImageContext, { mailingId, before, image }: ImageChange): Promise<string | null> {
  if ((image ?? null) === before) return before;
  const kept = image === undefined ? null : await attachImage(context, image, mailingId);
  await context.db.updateTable("mailing").set({ image: kept }).where("id", "=", mailingId).execute();
  if (before !== null) await context.uploads.remove(before);
  return kept;
}

/** @throws AppError `request.invalid` if a test is to show an image that the person may not use */
export async function demandUsableImage(context: ImageContext, image: string | undefined): Promise<void> {
  if (image !== undefined) await demandImage(context, image);
}
