export type ImageType = "png" | "jpeg" | "webp";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** What an image is by its first bytes, whatever its name or sender say; nothing where it is no image that we take. */
export function imageTypeOf(content: Buffer): ImageType | undefined {
  if (content.subarray(0, PNG.length).equals(PNG)) return "png";
  if (content.subarray(0, JPEG.length).equals(JPEG)) return "jpeg";
  const isWebp = content.toString("latin1", 0, 4) === "RIFF" && content.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? "webp" : undefined;
}
