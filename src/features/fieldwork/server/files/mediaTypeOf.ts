const OPEN_XML = "application/vnd.openxmlformats-officedocument";

function startsWith(content: Buffer, bytes: readonly number[], offset = 0): boolean {
  return bytes.every((byte, index) => content[offset + index] === byte);
}

/** Names of a zip's entries stand uncompressed in it. */
function holdsPart(content: Buffer, name: string): boolean {
  return startsWith(content, [0x50, 0x4b, 0x03, 0x04]) && content.includes("[Content_Types].xml") && content.includes(name);
}

function isOldOffice(content: Buffer, stream: string): boolean {
  const isCompound = startsWith(content, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return isCompound && content.includes(Buffer.from(stream, "utf16le"));
}

/** Text without control characters, in UTF-8 or one of the single-byte encodings. */
function isPlainText(content: Buffer): boolean {
  const isControl = (byte: number) => (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;
  return content.length > 0 && !content.some(isControl);
}

const RECOGNISERS: readonly (readonly [string, (content: Buffer) => boolean])[] = [
  ["image/png", (content) => startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["image/jpeg", (content) => startsWith(content, [0xff, 0xd8, 0xff])],
  ["image/gif", (content) => ["GIF87a", "GIF89a"].includes(content.toString("latin1", 0, 6))],
  ["image/webp", (content) => content.toString("latin1", 0, 4) === "RIFF" && content.toString("latin1", 8, 12) === "WEBP"],
  ["application/pdf", (content) => content.toString("latin1", 0, 5) === "%PDF-"],
  [`${OPEN_XML}.wordprocessingml.document`, (content) => holdsPart(content, "word/document.xml")],
  [`${OPEN_XML}.spreadsheetml.sheet`, (content) => holdsPart(content, "xl/workbook.xml")],
  [`${OPEN_XML}.presentationml.presentation`, (content) => holdsPart(content, "ppt/presentation.xml")],
  ["application/msword", (content) => isOldOffice(content, "WordDocument")],
  ["application/vnd.ms-excel", (content) => isOldOffice(content, "Workbook")],
  ["application/vnd.ms-powerpoint", (content) => isOldOffice(content, "PowerPoint Document")],
  ["text/plain", isPlainText],
];

/** What a file is by its content, whatever its name or sender say; nothing where it is none of the known. */
export function mediaTypeOf(content: Buffer): string | undefined {
  return RECOGNISERS.find(([, recognises]) => recognises(content))?.[0];
}
