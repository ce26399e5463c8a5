import type { AttachedFile, Attachments } from "../../../../contracts/api/comments";
import type { FileKind } from "../../../../shared/fileKinds";

/** `waiting`: others are sent before it; `failed`: it may be sent again; `refused`: it may not. */
export type UploadState = "waiting" | "sending" | "sent" | "failed" | "refused";

/** A file that is to go with a comment, on its way to the server or there already. */
export interface Upload {
  /** Of this list alone. */
  readonly key: string;
  readonly name: string;
  /** Bytes, as it lies on the device; once it is there, as it is kept. */
  readonly size: number;
  readonly kind: FileKind;
  readonly state: UploadState;
  /** How much has been sent, 0 to 1. */
  readonly progress: number;
  /** Why it isn't there. */
  readonly issue?: string;
  /** The file on this device, until it is forgotten. */
  readonly local?: File;
  /** Its address, once it is there. */
  readonly file?: string;
}

/** Those that the server has. */
export const filesThere = (uploads: readonly Upload[]): readonly AttachedFile[] =>
  uploads.flatMap(({ file, kind, name, size }) => (file ? [{ file, kind, name, size }] : []));

const LONGEST_NAME = 200;

/** The fields of a post that name the files; the first PDF is the comment's own, as the specification has it. */
export function attachmentsOf(files: readonly AttachedFile[]): Attachments {
  const ofKind = (kind: FileKind) => files.filter((file) => file.kind === kind);
  const [pdf, ...pdfs] = ofKind("pdf");
  return {
    images: ofKind("image").map(({ file }) => ({ image: file })),
    videos: ofKind("video").map(({ file }) => ({ file })),
    files: [...pdfs, ...ofKind("document")].map(({ file, name }) => ({ file, name: name.slice(-LONGEST_NAME) })),
    pdf: pdf?.file ?? null,
  };
}
