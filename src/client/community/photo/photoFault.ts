const TYPES = ["image/png", "image/jpeg", "image/webp"];
const LARGEST_BYTES = 5 * 1024 * 1024;

/** What a file chooser offers. */
export const PHOTO_TYPES = TYPES.join(",");

/** Why a file can't be a photo, as far as one can tell without reading it: texts under `community.photo`. */
export function photoFault({ type, size }: Pick<File, "type" | "size">): "type" | "size" | undefined {
  if (!TYPES.includes(type)) return "type";
  return size > LARGEST_BYTES ? "size" : undefined;
}
