/** Media types of photos that people send. */
export const PHOTO_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

/** Bytes of a photo as a phone's camera takes it. */
export const LARGEST_PHOTO = 10 * 1024 * 1024;

/** Bytes of an image that is kept whole or as a portrait: logos, pictures of forms, the photo of a profile. */
export const LARGEST_IMAGE = 5 * 1024 * 1024;
