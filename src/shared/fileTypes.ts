import { FILE_KINDS, type FileKind } from "./fileKinds";

/** A media type that people can send. */
export interface FileType {
  readonly kind: FileKind;
  readonly mediaType: string;
  /** What names of such files end in. */
  readonly endings: readonly string[];
  /** Bytes. */
  readonly largest: number;
}

export const MEGABYTE = 1024 * 1024;

/** Bytes of each kind. */
export const LARGEST: Readonly<Record<FileKind, number>> = {
  image: 10 * MEGABYTE,
  video: 100 * MEGABYTE,
  pdf: 20 * MEGABYTE,
  document: 20 * MEGABYTE,
};

const OPEN_XML = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";

// Cameras and messengers call one picture or film what another is: it is known by its bytes among them.
const PICTURES = ["png", "jpg", "jpeg", "jfif", "webp"];
const FILMS = ["mp4", "m4v", "mov", "webm"];

const TYPES: readonly (readonly [kind: FileKind, mediaType: string, endings: readonly string[]])[] = [
  ["image", "image/png", PICTURES],
  ["image", "image/jpeg", PICTURES],
  ["image", "image/webp", PICTURES],
  ["video", "video/mp4", FILMS],
  ["video", "video/quicktime", FILMS],
  ["video", "video/webm", FILMS],
  ["pdf", "application/pdf", ["pdf"]],
  ["document", `${OPEN_XML}.wordprocessingml.document`, ["docx"]],
  ["document", `${OPEN_XML}.spreadsheetml.sheet`, ["xlsx"]],
  ["document", `${OPEN_XML}.presentationml.presentation`, ["pptx"]],
  ["document", `${OPEN_DOCUMENT}.text`, ["odt"]],
  ["document", `${OPEN_DOCUMENT}.spreadsheet`, ["ods"]],
  ["document", `${OPEN_DOCUMENT}.presentation`, ["odp"]],
  ["document", "text/plain", ["txt"]],
  ["document", "text/csv", ["csv"]],
];

/** All that people can send. */
export const FILE_TYPES: readonly FileType[] = TYPES.map(([kind, mediaType, endings]) => ({
  kind,
  mediaType,
  endings,
  largest: LARGEST[kind],
}));

/** How a stored file is shown; what is none of ours, e.g. of an older version, is a document. */
export const kindOf = (mediaType: string): FileKind =>
  FILE_TYPES.find((type) => type.mediaType === mediaType)?.kind ?? "document";

/** What a file seems to be by its name, before anybody has read it; nothing where it can't be sent. */
export function kindOfName(name: string): FileKind | undefined {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  return FILE_TYPES.find(({ endings }) => endings.includes(ending))?.kind;
}

/** What a file chooser offers. @param kinds @default all */
export function acceptOf(kinds: readonly FileKind[] = FILE_KINDS): string {
  const wanted = FILE_TYPES.filter(({ kind }) => kinds.includes(kind));
  // Phones show their pictures and films by media type alone, desktops know documents by their endings.
  return [...new Set(wanted.flatMap(({ mediaType, endings }) => [mediaType, ...endings.map((ending) => `.${ending}`)]))].join(
    ",",
  );
}

/** What a stored file is called where its name says nothing of use, e.g. in an archive. */
export function endingOf(mediaType: string): string | undefined {
  const known: Readonly<Record<string, string>> = {
    "image/jpeg": "jpg",
    "image/webp": "webp",
    "image/gif": "gif",
    "video/quicktime": "mov",
    "video/webm": "webm",
  };
  return known[mediaType] ?? FILE_TYPES.find((type) => type.mediaType === mediaType)?.endings[0];
}

/** Limits as texts say them, in whole megabytes. */
export const LIMITS_SAID: Readonly<Record<FileKind, number>> = {
  image: LARGEST.image / MEGABYTE,
  video: LARGEST.video / MEGABYTE,
  pdf: LARGEST.pdf / MEGABYTE,
  document: LARGEST.document / MEGABYTE,
};

/** What can be put up for a field, by its kind. */
export const FIELD_FILE_TYPES: Readonly<Record<"file" | "video", readonly FileType[]>> = {
  file: FILE_TYPES.filter(({ kind }) => kind === "pdf" || kind === "document"),
  video: FILE_TYPES.filter(({ kind }) => kind === "video"),
};
