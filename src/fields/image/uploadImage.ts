import { clientOf } from "../../client/kit/console";
import type { filesApi } from "../../contracts/api/files";
import { LARGEST_IMAGE } from "../../shared/photo";

/** What the server takes, told by its content; here only to spare people the wait. */
export const IMAGE_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
export const MAX_MEGABYTES = LARGEST_IMAGE / 1024 / 1024;

const files = clientOf<typeof filesApi>();

/** What is wrong with a file before it is sent: a key under `fields.image`. */
export function faultOf({ type, size }: Pick<File, "type" | "size">): "wrongType" | "tooBig" | undefined {
  if (!IMAGE_TYPES.includes(type)) return "wrongType";
  return size > LARGEST_IMAGE ? "tooBig" : undefined;
}

/** Stores an image, whole, for a field to refer to. @returns its address @throws ApiError */
export async function uploadImage(file: File, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  // Before the file: the server reads the parts as they come.
  form.append("publicLogo", "true");
  form.append("file", file);
  const { url } = await files.call("POST /experienceLabs/file", { form }, { signal });
  return url;
}
