import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { newId } from "../../../shared/ids";
import { LARGEST_PHOTO } from "../../../shared/photo";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { FileStore } from "../../platform/storage/fileStore";
import { fileAddress, fileIdOf } from "../fileAddress";
import { type StoredImage, storeImage } from "../images/storeImage";
import { removeBytes } from "../releaseFiles";
import type { AcceptedFile } from "../types/acceptedFile";
import { countUpload } from "./countUpload";
import { readUploadForm } from "./readUploadForm";
import { type StoredFile, takeFile } from "./takeFile";

/** What the form's frame takes beside the file. */
const FRAME = 64 * 1024;
/** Pixels: enough to read a label by. */
const SIDE = 2_400;

/**
 * A route's multipart body with one photo in its field `file`: `bodyLimit` and, for `describe`, what the OpenAPI document
 * says of it.
 */
export const PHOTO_FORM = {
  bodyLimit: LARGEST_PHOTO + FRAME,
  body: {
    type: "multipart/form-data",
    schema: {
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", format: "binary", description: "A PNG, JPEG or WebP image of at most 10 MB" } },
    },
    example: { file: "" },
  },
} as const;

/** As {@link PHOTO_FORM}, of a route that takes other files as well. @param description what may be sent, for the OpenAPI document */
export function fileForm(accepted: readonly AcceptedFile[], description: string) {
  return {
    bodyLimit: Math.max(...accepted.map(({ largest }) => largest)) + FRAME,
    body: {
      type: "multipart/form-data",
      schema: { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary", description } } },
      example: { file: "" },
    },
  } as const;
}

/** An address that a file could have: for examples of answers. */
export const EXAMPLE_FILE = fileAddress(EXAMPLE_ID);

/** The record that a file belongs to. */
export interface FileHome {
  /** Name of the entity. */
  readonly entity: string;
  readonly recordId: string;
  /** Of the record, with the file's address or id. */
  readonly field: string;
}

/**
 * Files that people send to an extension's routes. Who gets them at `/files/{id}` is for its file purpose to say.
 *
 * @example
 * const photo = await uploads.takePhoto(request, { purpose: "task.photo" });
 * await db.transaction(async () => {
 *   await db.updateTable("taskAnswer").set({ photo: photo.url }).where("id", "=", answer.id).execute();
 *   await uploads.attach(photo.id, { entity: "taskAnswer", recordId: answer.id, field: "photo" });
 *   if (answer.photo) await uploads.remove(answer.photo);
 * });
 */
export interface Uploads {
  /**
   * Reads the photo of a `PHOTO_FORM` and keeps it, encoded anew, with nothing of where it was taken. It belongs to no
   * record before it is attached. Not within a transaction.
   * @throws AppError `request.rateLimited`, `request.unsupportedMediaType`, `request.tooLarge`, `request.invalid` without a
   *   file, `file.tooManyPixels`, `file.unreadable`, `server.storageFull`
   */
  readonly takePhoto: (request: FastifyRequest, kept: { readonly purpose: string }) => Promise<StoredImage>;
  /**
   * As `takePhoto`, of a form with any of the accepted files. What they are is told by their bytes, and by their name's
   * ending alike; images are encoded anew, all else is written to the store as it comes.
   * @throws AppError as `takePhoto`
   */
  readonly takeFile: (
    request: FastifyRequest,
    kept: { readonly purpose: string; readonly accepted: readonly AcceptedFile[] },
  ) => Promise<StoredFile>;
  /** Gives a file to its record, in the open transaction: it goes when the record does, and with the person whose it is. @throws AppError `record.notFound` */
  readonly attach: (id: string, home: FileHome) => Promise<void>;
  /**
   * Copies a file of the space, for a record that is a copy itself; the row in the open transaction.
   * @returns the copy's address. @throws AppError `record.notFound`
   */
  readonly copy: (address: string, home: FileHome) => Promise<string>;
  /** Removes a file by its address: the row in the open transaction, the bytes after it. */
  readonly remove: (address: string) => Promise<void>;
}

export interface UploadTools {
  readonly root: Kysely<Tables>;
  readonly files: FileStore;
  /** Told of bytes that could not be removed. */
  readonly onError: (error: unknown) => void;
}

/** Uploads of one account, in one space. */
export function createUploads(
  { root, files, onError }: UploadTools,
  { accountId, spaceId }: { readonly accountId: string; readonly spaceId: string },
): Uploads {
  return {
    takePhoto: async (request, { purpose }) => {
      await countUpload(root, accountId);
      files.demandSpace();
      const { name, content } = await readUploadForm(request, LARGEST_PHOTO);
      const fit = { side: SIDE, isSquare: false };
      return storeImage({ root, files }, { spaceId, uploaderId: accountId, purpose, name, content, fit });
    },
    takeFile: async (request, { purpose, accepted }) => {
      await countUpload(root, accountId);
      files.demandSpace();
      const fit = { side: SIDE, isSquare: false };
      return takeFile({ root, files }, request, { spaceId, uploaderId: accountId, purpose, accepted, fit });
    },
    attach: async (id, home) => {
      const attached = await executor(root)
        .updateTable("file")
        .set({ ...home, state: "ATTACHED" })
        .where("id", "=", id)
        .where("spaceId", "=", spaceId)
        .returning("id")
        .executeTakeFirst();
      if (!attached) throw new AppError("record.notFound");
    },
    copy: async (address, home) => {
      const row = await executor(root)
        .selectFrom("file")
        .select(["id", "name", "mediaType", "size", "purpose"])
        .where("id", "=", fileIdOf(address) ?? null)
        .where("spaceId", "=", spaceId)
        .executeTakeFirst();
      if (!row) throw new AppError("record.notFound");
      files.demandSpace();
      const id = newId();
      await files.write(id, files.read(row.id));
      await executor(root)
        .insertInto("file")
        .values({ ...row, ...home, id, spaceId, uploaderId: accountId, state: "ATTACHED" })
        .execute();
      return fileAddress(id);
    },
    remove: async (address) => {
      const removed = await executor(root)
        .deleteFrom("file")
        .where("id", "=", fileIdOf(address) ?? null)
        .where("spaceId", "=", spaceId)
        .returning("id")
        .execute();
      removeBytes(
        { files, onError },
        removed.map(({ id }) => id),
      );
    },
  };
}
