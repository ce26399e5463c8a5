import { strToU8, zipSync } from "fflate";
import { picture } from "../../../../tests/helpers/images";
import type { FileKind } from "../../../shared/fileKinds";

/** A file as somebody sends it. */
export interface SampleFile {
  readonly name: string;
  readonly content: Buffer;
}

const text = (content: string) => Buffer.from(content);

/** A box of ISO/IEC 14496-12: its length, its type, what it holds. */
function box(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 8);
  return Buffer.concat([length, text(type), content]);
}

/** The head of a film of that brand, and so many bytes behind it, each unlike its neighbours. */
export function film(brand: string, bytes = 4_000): Buffer {
  const frames = Buffer.from(Uint8Array.from({ length: bytes }, (_, index) => index % 251));
  return Buffer.concat([box("ftyp", text(`${brand}\0\0\0\0${brand}`)), box("mdat", frames)]);
}

const webm = (type: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + type.length + 3, 0x42, 0x82, 0x80 + type.length]),
    text(type),
    Buffer.alloc(500, 1),
  ]);

const pack = (parts: Readonly<Record<string, string>>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, [strToU8(content), { level: 0 }]]))),
  );

const openXml = (part: string, more: Readonly<Record<string, string>> = {}) =>
  pack({ "[Content_Types].xml": "<Types/>", [part]: "<document/>", ...more });
const openDocument = (type: string) =>
  pack({ mimetype: `application/vnd.oasis.opendocument.${type}`, "content.xml": "<office/>" });

export const PDF = text("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n");

/** One of each type that goes with comments, by its kind. */
export async function goodFiles(): Promise<readonly (SampleFile & { readonly kind: FileKind })[]> {
  const [png, jpeg, webp] = await Promise.all([
    picture().png().toBuffer(),
    picture().jpeg().toBuffer(),
    picture().webp().toBuffer(),
  ]);
  return [
    { kind: "image", name: "photo.png", content: png },
    { kind: "image", name: "IMG_1.JPG", content: jpeg },
    { kind: "image", name: "sent on.jpg", content: webp },
    { kind: "video", name: "breakfast.mp4", content: film("isom") },
    { kind: "video", name: "IMG_2.MOV", content: film("qt  ") },
    { kind: "video", name: "screen.webm", content: webm("webm") },
    { kind: "pdf", name: "bill.pdf", content: PDF },
    { kind: "document", name: "diary.docx", content: openXml("word/document.xml") },
    { kind: "document", name: "spending.xlsx", content: openXml("xl/workbook.xml") },
    { kind: "document", name: "idea.pptx", content: openXml("ppt/presentation.xml") },
    { kind: "document", name: "diary.odt", content: openDocument("text") },
    { kind: "document", name: "spending.ods", content: openDocument("spreadsheet") },
    { kind: "document", name: "idea.odp", content: openDocument("presentation") },
    { kind: "document", name: "notes.txt", content: text("Monday: 7:42, the café was full.\nTuesday: the same.") },
    { kind: "document", name: "notes.csv", content: text("\ufeffday;minutes\nMonday;59\n") },
  ];
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const PAGE = "<!doctype html><script>alert(1)</script>";

/** Files that are not what they say, or that nobody takes, by what they are. */
export const BAD_FILES: readonly (readonly [what: string, file: SampleFile])[] = [
  ["an SVG", { name: "a.svg", content: text(SVG) }],
  ["an SVG that is called a PNG", { name: "a.png", content: text(SVG) }],
  ["an SVG that is called a text", { name: "a.txt", content: text(`\ufeff ${SVG}`) }],
  ["a page", { name: "a.html", content: text(PAGE) }],
  ["a page that is called a table", { name: "a.csv", content: text(`name;${PAGE}`) }],
  ["a page that is called a PDF", { name: "a.pdf", content: text(PAGE) }],
  ["a program", { name: "a.exe", content: Buffer.concat([text("MZ"), Buffer.alloc(600, 7)]) }],
  ["a program that is called a film", { name: "a.mp4", content: Buffer.concat([text("\u007fELF"), Buffer.alloc(600, 7)]) }],
  ["a program that is called a text", { name: "a.txt", content: Buffer.concat([text("MZ"), Buffer.alloc(600, 7)]) }],
  ["a shell's script", { name: "a.txt", content: text("#!/bin/sh\nrm -rf /\n") }],
  ["a script", { name: "a.js", content: text("alert(1)") }],
  ["a PDF that is called a page", { name: "a.html", content: PDF }],
  ["a PDF that is called a document", { name: "a.docx", content: PDF }],
  ["a table that is called a document", { name: "a.docx", content: openXml("xl/workbook.xml") }],
  ["a document with macros", { name: "a.docx", content: openXml("word/document.xml", { "word/vbaProject.bin": "Sub" }) }],
  ["an archive", { name: "a.zip", content: pack({ "a.html": PAGE }) }],
  ["an archive that is called a document", { name: "a.docx", content: pack({ "a.html": PAGE }) }],
  ["the head of a document before nothing", { name: "a.docx", content: openXml("word/document.xml").subarray(0, 60) }],
  ["half an OpenDocument", { name: "a.odt", content: openDocument("text").subarray(0, 100) }],
  ["a Matroska that is called WebM", { name: "a.webm", content: webm("matroska") }],
  ["a sound that is called a film", { name: "a.mp4", content: film("M4A ") }],
  ["a picture of another kind", { name: "a.heic", content: film("heic") }],
  [
    "a text with a byte of no text far behind",
    { name: "a.txt", content: Buffer.concat([Buffer.alloc(200_000, 97), Buffer.alloc(1)]) },
  ],
  ["nothing", { name: "a.txt", content: Buffer.alloc(0) }],
  ["what has no ending", { name: "bill", content: PDF }],
];
