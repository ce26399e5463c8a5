import { type StoredBytes, zipNames } from "./zipNames";

/** How a media type is known by its bytes, whatever the file's name and its sender say. */
export interface Recogniser {
  /** By the first {@link HEAD_BYTES}. */
  readonly begins: (head: Buffer) => boolean;
  /** By each chunk, the first ones included. @default all do */
  readonly goesOn?: (chunk: Uint8Array) => boolean;
  /** By all of it, once it is stored. @default it is */
  readonly isWhole?: (stored: StoredBytes) => Promise<boolean>;
}

/** So much is looked at before a file is taken. */
export const HEAD_BYTES = 4_096;

const startsWith = (head: Buffer, bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
const reads = (head: Buffer, text: string, at = 0) => head.toString("latin1", at, at + text.length) === text;

/** ISO/IEC 14496-12, 4.3: the brand that the first box says, of what is a film. HEIC, AVIF and sound have others. */
const brandIs = (pattern: RegExp) => (head: Buffer) => reads(head, "ftyp", 4) && pattern.test(head.toString("latin1", 8, 12));

/** EBML (RFC 8794) whose DocType is WebM's, and not all of Matroska. */
const isWebm = (head: Buffer) =>
  startsWith(head, [0x1a, 0x45, 0xdf, 0xa3]) && /\x42\x82.{1,8}webm/s.test(head.toString("latin1", 0, 64));

const ZIP = [0x50, 0x4b, 3, 4];

/** ECMA-376, part 2: a package with that part, and without macros. */
const openXml = (part: string): Recogniser => ({
  begins: (head) => startsWith(head, ZIP),
  isWhole: async (stored) => {
    const names = await zipNames(stored);
    const hasMacros = names.some((name) => /vbaProject\.bin$/i.test(name));
    return names.includes("[Content_Types].xml") && names.includes(part) && !hasMacros;
  },
});

/** OpenDocument 1.3, part 2, 3.3: the first part says the type, uncompressed. */
const openDocument = (mediaType: string): Recogniser => ({
  begins: (head) => startsWith(head, ZIP) && reads(head, `mimetype${mediaType}`, 30),
  isWhole: async (stored) => (await zipNames(stored)).includes("content.xml"),
});

const isControl = (byte: number) => (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;
/** What a browser or a shell would run. */
const MARKUP = /^\s*<|<(!doctype|html|svg|script|body|iframe|\?xml|\?php)\b/i;
const SCRIPT = /^(#!|MZ)/;

/** Text without control characters, in UTF-8 or an encoding of one byte, that is no page, picture or script. */
const text: Recogniser = {
  begins: (head) => {
    const words = head.toString("utf8").replace(/^\ufeff/, "");
    return head.length > 0 && !MARKUP.test(words) && !SCRIPT.test(words);
  },
  goesOn: (chunk) => !chunk.some(isControl),
};

const OPEN_XML = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";

/** By media type. */
export const RECOGNISERS: Readonly<Record<string, Recogniser>> = {
  "image/png": { begins: (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  "image/jpeg": { begins: (head) => startsWith(head, [0xff, 0xd8, 0xff]) },
  "image/webp": { begins: (head) => reads(head, "RIFF") && reads(head, "WEBP", 8) },
  "video/mp4": { begins: brandIs(/^(iso[m2-9]|mp4[12]|avc1|av01|M4V[ HP]|MSNV|dash|3gp[4-7])$/) },
  "video/quicktime": { begins: brandIs(/^qt {2}$/) },
  "video/webm": { begins: isWebm },
  "application/pdf": { begins: (head) => reads(head, "%PDF-") },
  [`${OPEN_XML}.wordprocessingml.document`]: openXml("word/document.xml"),
  [`${OPEN_XML}.spreadsheetml.sheet`]: openXml("xl/workbook.xml"),
  [`${OPEN_XML}.presentationml.presentation`]: openXml("ppt/presentation.xml"),
  [`${OPEN_DOCUMENT}.text`]: openDocument(`${OPEN_DOCUMENT}.text`),
  [`${OPEN_DOCUMENT}.spreadsheet`]: openDocument(`${OPEN_DOCUMENT}.spreadsheet`),
  [`${OPEN_DOCUMENT}.presentation`]: openDocument(`${OPEN_DOCUMENT}.presentation`),
  "text/plain": text,
  "text/csv": text,
};
