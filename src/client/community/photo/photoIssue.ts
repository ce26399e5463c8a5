import { PHOTO_TYPES } from "../../../shared/photo";

/** What a file chooser offers. */
export const ACCEPTED_PHOTOS = PHOTO_TYPES.join(",");

const MEGABYTE = 1024 * 1024;

/** A size as people are told it. @param bytes whole megabytes */
export function megabytes(bytes: number): number {
  return bytes / MEGABYTE;
}

/**
 * Why a file can't be a photo, as far as one can tell without reading it: texts under `community.photo`.
 * @param largest bytes
 */
export function photoIssue({ type, size }: Pick<File, "type" | "size">, largest: number): "type" | "size" | undefined {
  if (!PHOTO_TYPES.includes(type)) return "type";
  return size > largest ? "size" : undefined;
}
