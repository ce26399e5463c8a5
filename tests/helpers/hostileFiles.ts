import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { picture } from "./images";

/** What a browser would run, were it ever taken for a page or a script. */
export const CANARY = "alert('canary')";
const SCRIPT = `<script>${CANARY}</script>`;
const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${CANARY}">${SCRIPT}</svg>`;

/** Where a file is taken: as an image of the look, as a picture of an answer, as a document of an answer. */
export type UploadPurpose = "look" | "picture" | "document";

export interface HostileFile {
  readonly what: string;
  readonly name: string;
  /** As its sender says. */
  readonly type: string;
  readonly content: Buffer;
  /** Wherever else it is refused. */
  readonly taken: readonly UploadPurpose[];
}

const IMAGE: readonly UploadPurpose[] = ["look", "picture"];
const GIF: readonly UploadPurpose[] = ["picture"];
const DOCUMENT: readonly UploadPurpose[] = ["document"];
const NO_FILE: readonly UploadPurpose[] = [];

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A chunk of a PNG (ISO/IEC 15948, 5.3). */
function chunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), Buffer.from(data)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

const PNG_HEAD = Buffer.from("89504e470d0a1a0a", "hex");

/** Claims a size, and holds hardly any pixels. */
function hollowPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = chunk("IDAT", deflateSync(Buffer.alloc(1024)));
  return Buffer.concat([PNG_HEAD, chunk("IHDR", header), pixels, chunk("IEND", "")]);
}

const AFTER_HEADER = PNG_HEAD.length + 25;

const withChunk = (png: Buffer, type: string, data: Buffer | string) =>
  Buffer.concat([png.subarray(0, AFTER_HEADER), chunk(type, data), png.subarray(AFTER_HEADER)]);

/** A segment after the start of a JPEG (ITU-T T.81, B.1.1.4): a comment, or what an application says. */
function withSegment(jpeg: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text, "latin1"), jpeg.subarray(2)]);
}

/** An archive's first entry, stored (APPNOTE 4.3.7). */
function zip(name: string, text: string): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt32LE(text.length, 18);
  head.writeUInt32LE(text.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), Buffer.from(text)]);
}

const noisy = (side: number): Sharp =>
  sharp({
    create: { width: side, height: side, channels: 3, background: "red", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

const text = (content: string): Buffer => Buffer.from(content);
const after = (content: Buffer, tail: Buffer | string): Buffer => Buffer.concat([content, Buffer.from(tail)]);

/** Sixty files that are not what they say, or say more than they should. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const [png, jpeg, webp, gif, tiff, avif] = await Promise.all([
    // As nobody would keep it, so that another encoding of it is told from itself.
    picture().png({ compressionLevel: 0 }).toBuffer(),
    picture().jpeg().toBuffer(),
    picture().webp().toBuffer(),
    picture().gif().toBuffer(),
    picture().tiff().toBuffer(),
    picture().heif({ compression: "av1" }).toBuffer(),
  ]);
  const [noisyPng, noisyJpeg] = await Promise.all([noisy(300).png().toBuffer(), noisy(400).jpeg().toBuffer()]);
  const exif = await picture()
    .jpeg()
    .withExif({ IFD0: { Artist: SCRIPT, ImageDescription: PAGE } })
    .toBuffer();
  const xmp = await picture().png().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`).toBuffer();
  const document = zip("[Content_Types].xml", `${SCRIPT}word/document.xml`);
  const files: readonly (readonly [string, string, string, Buffer, readonly UploadPurpose[]])[] = [
    ["an SVG", "a.svg", "image/svg+xml", text(SVG), DOCUMENT],
    ["an SVG with its declaration", "a.svg", "image/svg+xml", text(`<?xml version="1.0"?>${SVG}`), DOCUMENT],
    ["an SVG after a byte order mark", "a.svg", "image/svg+xml", text(`\ufeff${SVG}`), DOCUMENT],
    ["an SVG that is called a PNG", "a.png", "image/png", text(SVG), DOCUMENT],
    ["an SVG of two endings", "a.svg.png", "image/svg+xml", text(SVG), DOCUMENT],
    [
      "a packed SVG",
      "a.svgz",
      "image/svg+xml",
      Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), deflateSync(text(SVG))]),
      NO_FILE,
    ],
    ["an SVG in UTF-16", "a.svg", "image/svg+xml", Buffer.from(`\ufeff${SVG}`, "utf16le"), NO_FILE],
    ["a page", "a.html", "text/html", text(PAGE), DOCUMENT],
    ["a page that is called a PNG", "a.png", "image/png", text(PAGE), DOCUMENT],
    ["a page that is called a JPEG", "a.jpg", "image/jpeg", text(PAGE), DOCUMENT],
    ["a page of two endings", "a.html.png", "image/png", text(PAGE), DOCUMENT],
    ["a page of two endings, the other way", "a.png.html", "text/html", text(PAGE), DOCUMENT],
    ["a page that says it is text", "a.txt", "text/plain", text(PAGE), DOCUMENT],
    ["XHTML", "a.xhtml", "application/xhtml+xml", text(`<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`), DOCUMENT],
    ["XML with a style sheet", "a.xml", "text/xml", text(`<?xml-stylesheet href="a.xsl"?><a>${SCRIPT}</a>`), DOCUMENT],
    ["a script", "a.js", "text/javascript", text(CANARY), DOCUMENT],
    ["a script that is called a PNG", "a.png", "image/png", text(CANARY), DOCUMENT],
    ["an HTA", "a.hta", "application/hta", text(`<hta:application>${SCRIPT}`), DOCUMENT],
    ["a web archive", "a.mht", "message/rfc822", text(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${PAGE}`), DOCUMENT],
    ["a server's page", "a.php", "image/png", text(`<?php echo "${SCRIPT}";`), DOCUMENT],
    ["a GIF that goes on as a script", "a.gif", "image/gif", text(`GIF89a/*\u0000*/=1;${CANARY}`), NO_FILE],
    ["a GIF's head before a page", "a.gif", "image/gif", text(`GIF89a${PAGE}`), NO_FILE],
    ["a GIF with a page behind", "a.gif", "image/gif", after(gif, PAGE), GIF],
    ["a GIF with a script behind", "a.gif", "text/javascript", after(gif, `*/=1;${CANARY}`), GIF],
    ["a GIF that is called a PNG", "a.png", "image/png", gif, GIF],
    ["a PNG with a page behind", "a.png", "image/png", after(png, PAGE), IMAGE],
    ["a PNG with an archive behind", "a.png", "image/png", after(png, zip("a.html", PAGE)), IMAGE],
    ["a PNG with a document behind", "a.png", "image/png", after(png, `%PDF-1.7\n/JS (${CANARY})`), IMAGE],
    ["a PNG that says a script", "a.png", "image/png", withChunk(png, "tEXt", `Comment\u0000${SCRIPT}`), IMAGE],
    ["a PNG that says a script in any language", "a.png", "image/png", withChunk(png, "iTXt", `Title\0\0\0\0\0${SCRIPT}`), IMAGE],
    ["a PNG with a chunk of its own", "a.png", "image/png", withChunk(png, "prVt", PAGE), IMAGE],
    ["a PNG with a script in its metadata", "a.png", "image/png", xmp, IMAGE],
    ["a PNG that says it is a page", "a.html", "text/html", png, IMAGE],
    ["a PNG of two endings", "a.html.png", "text/html", png, IMAGE],
    ["a PNG that is called a script", "a.js", "text/javascript", png, IMAGE],
    ["a JPEG with a script in its comment", "a.jpg", "image/jpeg", withSegment(jpeg, 0xfe, SCRIPT), IMAGE],
    ["a JPEG with a page in its comment", "a.jpg", "text/html", withSegment(jpeg, 0xfe, PAGE), IMAGE],
    ["a JPEG with a script in a segment", "a.jpg", "image/jpeg", withSegment(jpeg, 0xed, SCRIPT), IMAGE],
    ["a JPEG with a script in its EXIF", "a.jpg", "image/jpeg", exif, IMAGE],
    ["a JPEG with a page behind", "a.jpg", "image/jpeg", after(jpeg, PAGE), IMAGE],
    ["a JPEG with an archive behind", "a.jpg", "image/jpeg", after(jpeg, zip("a.jar", CANARY)), IMAGE],
    ["a JPEG that is called a PNG", "a.png", "image/png", jpeg, IMAGE],
    ["a JPEG that says it is an SVG", "a.svg", "image/svg+xml", jpeg, IMAGE],
    ["a WebP with a page behind", "a.webp", "image/webp", after(webp, PAGE), IMAGE],
    ["a WebP's head before a page", "a.webp", "image/webp", text(`RIFF....WEBP${PAGE}`), NO_FILE],
    ["a bitmap's head before a script", "a.bmp", "image/bmp", text(`BM=1;${CANARY}`), DOCUMENT],
    ["a TIFF", "a.jpg", "image/jpeg", tiff, NO_FILE],
    ["an AVIF", "a.png", "image/png", avif, NO_FILE],
    ["an icon", "a.ico", "image/x-icon", Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), text(PAGE)]), NO_FILE],
    [
      "a document with a script",
      "a.pdf",
      "application/pdf",
      text(`%PDF-1.7\n/OpenAction << /S /JavaScript /JS (${CANARY}) >>`),
      DOCUMENT,
    ],
    ["a document that is called a PNG", "a.png", "image/png", text(`%PDF-1.7\n${PAGE}`), DOCUMENT],
    ["an archive", "a.zip", "application/zip", zip("a.html", PAGE), NO_FILE],
    ["an archive that is called a document", "a.docx", "application/msword", zip("a.html", PAGE), NO_FILE],
    ["a Word document with a page within", "a.docx", "text/html", document, DOCUMENT],
    ["a program", "a.png", "image/png", Buffer.concat([text("\u007fELF"), Buffer.alloc(64, 1)]), NO_FILE],
    ["a PNG of 65,500 x 65,500", "a.png", "image/png", hollowPng(65_500, 65_500), NO_FILE],
    ["a PNG of 12,001 x 1", "a.png", "image/png", hollowPng(12_001, 1), NO_FILE],
    ["a PNG of 51 megapixels", "a.png", "image/png", hollowPng(10_000, 5_100), NO_FILE],
    ["half a PNG", "a.png", "image/png", noisyPng.subarray(0, noisyPng.length / 2), NO_FILE],
    ["half a JPEG with a page behind", "a.jpg", "image/jpeg", after(noisyJpeg.subarray(0, 9_000), PAGE), NO_FILE],
  ];
  return files.map(([what, name, type, content, taken]) => ({ what, name, type, content, taken }));
}
