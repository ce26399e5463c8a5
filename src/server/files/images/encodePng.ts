import type { Metadata, OutputInfo, Sharp } from "sharp";
import { isLossyWebp } from "./isLossyWebp";

/** Smaller files are kept as they come out. */
const SMALL = 64 * 1024;
/** How many times the original's bytes are much larger than it. */
const MUCH = 1.5;
/** Choosing a palette takes about half a second for so many pixels. */
const MOST_PALETTE_PIXELS = 2_000_000;
const JPEG_QUALITY = 88;

export interface PngImage {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

export function encodeJpeg(image: Sharp): Promise<PngImage> {
  return image.clone().jpeg({ quality: JPEG_QUALITY }).toBuffer({ resolveWithObject: true });
}

function withPalette(image: Sharp): Promise<PngImage> {
  return image.clone().png({ palette: true, quality: 100, effort: 4 }).toBuffer({ resolveWithObject: true });
}

/** Without loss, in a few times the time of a plain PNG and well below half its bytes where it is a photo. */
function withFilters(image: Sharp): Promise<PngImage> {
  return image.clone().png({ adaptiveFiltering: true }).toBuffer({ resolveWithObject: true });
}

/** What was kept with loss can't be kept without it in as few bytes: a photo becomes a JPEG, or has 256 colours. */
async function again(image: Sharp, content: Buffer, { info }: PngImage, { hasAlpha }: Metadata): Promise<PngImage> {
  if (!isLossyWebp(content)) return withFilters(image);
  if (!hasAlpha) return encodeJpeg(image);
  return info.width * info.height <= MOST_PALETTE_PIXELS ? withPalette(image) : withFilters(image);
}

/**
 * Encodes an image as PNG, another way where that comes out much larger than what was sent: what had a palette keeps one,
 * a WebP photo becomes a JPEG.
 * @param image what is to be encoded
 * @param content what was sent
 */
export async function encodePng(image: Sharp, content: Buffer, source: Metadata): Promise<PngImage> {
  const plain = await image.clone().png().toBuffer({ resolveWithObject: true });
  if (plain.data.length <= content.length) return plain;
  const { width, height } = plain.info;
  const isSameSize = width * height === (source.width ?? 0) * (source.height ?? 0);
  if (source.isPalette && isSameSize && width * height <= MOST_PALETTE_PIXELS) return withPalette(image);
  if (plain.data.length <= Math.max(SMALL, content.length * MUCH)) return plain;
  const other = await again(image, content, plain, source);
  return other.data.length < plain.data.length ? other : plain;
}
