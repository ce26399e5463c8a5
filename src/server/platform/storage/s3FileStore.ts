import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { AppError } from "../../../shared/errors";
import type { S3Config } from "../config";
import type { ByteRange, FileStore } from "./fileStore";

const MB = 1024 * 1024;
/** A file has 10,000 parts at most: 80 GB. So much of a file, times what is under way at once, is in memory. */
const PART_BYTES = 8 * MB;
const PARTS_AT_ONCE = 2;
const CONNECT_MS = 5_000;
/** Somebody who downloads slowly keeps a connection waiting. */
const IDLE_MS = 5 * 60_000;
/** Each file that is being read or written has one. */
const MOST_CONNECTIONS = 500;

function openClient({ endpoint, region, credentials, isPathStyle }: S3Config): S3Client {
  const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint ? { endpoint } : {}),
    // Else what AWS gives the machine, or the SDK's own variables.
    ...(credentials ? { credentials } : {}),
    // Checksums in trailers are refused by other makers' storages; TLS and the parts' own ETags watch over the bytes.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS, httpAgent: agent, httpsAgent: agent },
  });
}

/** A storage that is down or full is said as such; what it refuses is the operator's to correct, and unexpected. */
function toError(error: unknown, id: string): unknown {
  if (error instanceof NoSuchKey) return Object.assign(new Error(`no file ${id}`, { cause: error }), { code: "ENOENT" });
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 507) return new AppError("server.storageFull", { cause: error });
  // Without a status nothing was answered.
  const isDown = error instanceof Error && (status === undefined || status >= 500 || status === 429);
  return isDown ? new AppError("server.unavailable", { cause: error }) : error;
}

interface CountedContent {
  readonly body: Readable;
  readonly written: () => number;
  /** What the content itself threw. */
  readonly broken: () => unknown;
}

function counted(content: Buffer | AsyncIterable<Uint8Array>): CountedContent {
  let written = 0;
  let broken: unknown;
  async function* chunks() {
    try {
      for await (const chunk of Buffer.isBuffer(content) ? [content] : content) {
        written += chunk.length;
        yield chunk;
      }
    } catch (error) {
      broken = error;
      throw error;
    }
  }
  return { body: Readable.from(chunks(), { objectMode: false }), written: () => written, broken: () => broken };
}

/**
 * A bucket of a storage that speaks S3, under `files/{id}`. What a killed process left of a file it was writing is never
 * to be seen, and the bucket's own to clear away (a lifecycle rule for incomplete uploads).
 */
export function createS3FileStore(config: S3Config): FileStore {
  const client = openClient(config);
  const objectOf = (id: string) => ({ Bucket: config.bucket, Key: `files/${id}` });

  async function* readChunks(id: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    try {
      const { Body } = await client.send(new GetObjectCommand({ ...objectOf(id), ...part }));
      // Whoever stops reading ends the loop, and that the connection.
      if (Body instanceof Readable) yield* Body;
    } catch (error) {
      throw toError(error, id);
    }
  }

  return {
    write: async (id, content) => {
      const { body, written, broken } = counted(content);
      const upload = new Upload({
        client,
        params: { ...objectOf(id), Body: body },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
        leavePartsOnError: false,
      });
      try {
        await upload.done();
      } catch (error) {
        throw broken() ?? toError(error, id);
      } finally {
        body.destroy();
      }
      return written();
    },
    read: (id, range) => Readable.from(readChunks(id, range), { objectMode: false }),
    remove: async (id) => {
      try {
        await client.send(new DeleteObjectCommand(objectOf(id)));
      } catch (error) {
        throw toError(error, id);
      }
    },
    // It has no end that could be asked for; a full one says so as it is written to.
    demandSpace: () => undefined,
    sweep: async () => undefined,
  };
}
