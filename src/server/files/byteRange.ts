import { AppError } from "../../shared/errors";
import type { ByteRange } from "../platform/storage/fileStore";

/** One range (RFC 9110, 14.1.2): from, to, or the last so many bytes. */
const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/**
 * The part of a file that a request asks for; nothing where it is all: without the header, or with one that is not
 * understood or asks for several parts, which may be ignored.
 * @param size bytes of the file
 * @throws AppError `file.noSuchRange`
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const found = ONE_RANGE.exec(header ?? "");
  if (!found) return undefined;
  const [, from, to, last] = found;
  const start = last === undefined ? Number(from) : Math.max(0, size - Number(last));
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < Number(from)) return undefined;
  if (start >= size || last === "0") throw new AppError("file.noSuchRange");
  return { start, end };
}
