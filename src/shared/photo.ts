/** Media types of photos that people send. */
export const PHOTO_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

/** Bytes of a photo as a phone's camera takes it. */
export const LARGEST_PHOTO = 10 * 1024 * 1024;
