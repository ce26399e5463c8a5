import { buffer } from "node:stream/consumers";
import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { newId } from "../../../shared/ids";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { FileStore } from "../../platform/storage/fileStore";
import { fileAddress } from "../fileAddress";
import type { ImageFit } from "../images/readImage";
import { storeImage } from "../images/storeImage";
import { type AcceptedFile, acceptedAs } from "../types/acceptedFile";
import { HEAD_BYTES, RECOGNISERS } from "../types/recognisers";
import { cleanName } from "./cleanName";

/** A stored file as calls answer it. */
export interface StoredFile {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
}

export interface FileTools {
  readonly root: Kysely<Tables>;
  readonly files: FileStore;
}

export interface FileToTake {
  readonly spaceId: string;
  readonly uploaderId: string;
  readonly purpose: string;
  readonly accepted: readonly AcceptedFile[];
  /** How images are kept. */
  readonly fit: ImageFit;
}

/** A file on its way: its first bytes, and all of them. */
interface Incoming {
  readonly name: string;
  readonly head: Buffer;
  readonly content: AsyncIterable<Uint8Array>;
}

const unsupported = () => new AppError("request.unsupportedMediaType");

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  for (let bytes = 0; bytes < HEAD_BYTES; ) {
    const { value, done } = await chunks.next();
    if (done) break;
    read.push(value);
    bytes += value.length;
  }
  return Buffer.concat(read);
}

async function* joined(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

/** The bytes as they come. @throws AppError `request.tooLarge`, `request.unsupportedMediaType` */
async function* checked(content: Incoming["content"], { mediaType, largest }: AcceptedFile): AsyncGenerator<Uint8Array> {
  const goesOn = RECOGNISERS[mediaType]?.goesOn ?? (() => true);
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > largest) throw new AppError("request.tooLarge");
    if (!goesOn(chunk)) throw unsupported();
    yield chunk;
  }
}

async function demandWhole({ files }: FileTools, id: string, size: number, mediaType: string): Promise<void> {
  const isWhole = RECOGNISERS[mediaType]?.isWhole;
  const read = async (start: number, end: number) => (start > end ? Buffer.alloc(0) : buffer(files.read(id, { start, end })));
  if (isWhole && !(await isWhole({ size, read }))) throw unsupported();
}

async function storeStream(tools: FileTools, incoming: Incoming, type: AcceptedFile, take: FileToTake): Promise<StoredFile> {
  const { root, files } = tools;
  const { mediaType } = type;
  const [id, name] = [newId(), incoming.name];
  const { spaceId, uploaderId, purpose } = take;
  // Known before it is there: what a crash leaves is found and swept.
  await executor(root).insertInto("file").values({ id, spaceId, uploaderId, purpose, name, mediaType, size: 0 }).execute();
  try {
    const size = await files.write(id, checked(incoming.content, type));
    await demandWhole(tools, id, size, mediaType);
    await executor(root).updateTable("file").set({ size }).where("id", "=", id).execute();
    return { id, url: fileAddress(id), name, mediaType, size };
  } catch (error) {
    await files.remove(id);
    await executor(root).deleteFrom("file").where("id", "=", id).execute();
    throw error;
  }
}

async function store(tools: FileTools, incoming: Incoming, take: FileToTake): Promise<StoredFile> {
  const type = acceptedAs(take.accepted, incoming);
  if (!type) throw unsupported();
  if (!type.mediaType.startsWith("image/")) return storeStream(tools, incoming, type, take);
  // Encoded anew, which takes all of it at once.
  const content = await buffer(checked(incoming.content, type));
  const { accepted: _, ...kept } = take;
  const { id, url, mediaType, size } = await storeImage(tools, { ...kept, name: incoming.name, content });
  return { id, url, name: incoming.name, mediaType, size };
}

/**
 * Reads the one file of a form and keeps it until a record refers to it. It is known by its bytes, and its name has to say
 * the same; images are encoded anew, all else is written as it comes.
 * @throws AppError `request.unsupportedMediaType`, `request.tooLarge`, `request.invalid` without a file,
 *   `file.tooManyPixels`, `file.unreadable`, `server.storageFull`
 */
export async function takeFile(tools: FileTools, request: FastifyRequest, take: FileToTake): Promise<StoredFile> {
  if (!request.isMultipart()) throw unsupported();
  const fileSize = Math.max(...take.accepted.map(({ largest }) => largest)) + 1;
  const part = await request.file({ limits: { fileSize, files: 1 }, throwFileSizeLimit: false });
  if (part?.fieldname !== "file") throw new AppError("request.invalid", { faults: [{ path: "/file", rule: "required" }] });
  const chunks: AsyncIterator<Buffer> = part.file.iterator({ destroyOnReturn: false });
  const head = await readHead(chunks);
  return store(tools, { name: cleanName(part.filename), head, content: joined(head, chunks) }, take);
}
