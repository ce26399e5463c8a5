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

/** An image that the same person has sent, or that the mailing has already. @throws AppError `request.invalid` */
async function demandImage({ db, session }: ImageContext, address: string, mailingId: string): Promise<void> {
  const file = await db
    .selectFrom("file")
    .select(["recordId", "uploaderId"])
    .where("id", "=", fileIdOf(address))
    .where("purpose", "=", PURPOSE)
    .executeTakeFirst();
  const isUsable = file && (file.recordId ? file.recordId === mailingId : file.uploaderId === session?.accountId);
  if (!isUsable) throw new AppError("request.invalid", { faults: [{ path: "/image", rule: "unknownFile" }] });
}

type ImageContext = Pick<RouteContext, "db" | "uploads" | "session">;

interface ImageChange {
  readonly mailingId: string;
  readonly before: string | null;
  readonly image: string | undefined;
}

/** Gives a mailing its image, and removes the one that it had; in the open transaction. @throws AppError `request.invalid` */
export async function keepImage(context: ImageContext, { mailingId, before, image }: ImageChange): Promise<void> {
  if (image !== undefined && image !== before) {
    await demandImage(context, image, mailingId);
    await context.uploads.attach(fileIdOf(image), { entity: "mailing", recordId: mailingId, field: "image" });
  }
  if (before !== null && before !== image) await context.uploads.remove(before);
}

/** @throws AppError `request.invalid` where a test is to show an image that isn't the person's own */
export const demandOwnImage = (context: ImageContext, image: string | undefined) =>
  image === undefined ? Promise.resolve() : demandImage(context, image, "");
