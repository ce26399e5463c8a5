import sharp, { type Metadata } from "sharp";
import { AppError } from "../../../shared/errors";
import { encodeJpeg, encodePng } from "./encodePng";
import { imageTypeOf } from "./imageTypeOf";

const LONGEST_SIDE = 12_000;
const MOST_PIXELS = 50_000_000;

/** How an image is kept: whole within a square of this side, or cut to one. */
export interface ImageFit {
  /** Pixels. */
  readonly side: number;
  readonly isSquare: boolean;
}

/** An image as it is kept and served: our own encoding of its pixels, with nothing of what came around them. */
export interface CleanImage {
  readonly content: Buffer;
  readonly mediaType: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
}

/** Pixels are counted by the head of the file, before any is decoded. @throws AppError `file.tooManyPixels` */
async function demandSize(content: Buffer): Promise<Metadata> {
  const source = await sharp(content, { limitInputPixels: false }).metadata();
  const { width = 0, height = 0 } = source;
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) throw new AppError("file.tooManyPixels");
  return source;
}

async function encode(content: Buffer, isJpeg: boolean, { side, isSquare }: ImageFit): Promise<CleanImage> {
  const source = await demandSize(content);
  const square = Math.min(side, source.width, source.height);
  const image = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: "truncated" })
    .rotate()
    .resize(
      isSquare
        ? { width: square, height: square, fit: "cover" }
        : { width: side, height: side, fit: "inside", withoutEnlargement: true },
    );
  const { data, info } = await (isJpeg ? encodeJpeg(image) : encodePng(image, content, source));
  return {
    content: data,
    mediaType: info.format === "jpeg" ? "image/jpeg" : "image/png",
    width: info.width,
    height: info.height,
  };
}

/**
 * Decodes an image of any raster type and encodes it anew: the way it is held is applied, and all that is no pixel of its
 * first frame is gone. What is no JPEG becomes PNG, but a photo whose
 * PNG would be much larger than itself.
 * @throws AppError `file.tooManyPixels`, `file.unreadable`
 */
export async function cleanImage(
  content: Buffer,
  { isJpeg, ...fit }: ImageFit & { readonly isJpeg: boolean },
): Promise<CleanImage> {
  try {
    return await encode(content, isJpeg, fit);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("file.unreadable", { cause });
  }
}

/**
 * A {@link cleanImage} of the types that a look and a photo are taken in: PNG, JPEG and WebP.
 * @throws AppError `request.unsupportedMediaType`, as `cleanImage`
 */
export async function readImage(content: Buffer, fit: ImageFit): Promise<CleanImage> {
  const type = imageTypeOf(content);
  if (!type) throw new AppError("request.unsupportedMediaType");
  return cleanImage(content, { ...fit, isJpeg: type === "jpeg" });
}
