import { expect, test } from "vitest";
import { mediaTypeOf } from "./mediaTypeOf";

const zip = (part: string) => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from(`....[Content_Types].xml....${part}`)]);
const compound = (stream: string) =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), Buffer.from(stream, "utf16le")]);

test.each<[string, Buffer, string | undefined]>([
  ["png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), "image/png"],
  ["jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
  ["gif", Buffer.from("GIF89a..."), "image/gif"],
  ["webp", Buffer.from("RIFF\u0001\u0002\u0003\u0004WEBPVP8 ", "latin1"), "image/webp"],
  ["pdf", Buffer.from("%PDF-1.7\n\u0000", "latin1"), "application/pdf"],
  ["docx", zip("word/document.xml"), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["xlsx", zip("xl/workbook.xml"), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["pptx", zip("ppt/presentation.xml"), "application/vnd.openxmlformats-officedocument.presentationml.presentation"],
  ["doc", compound("WordDocument"), "application/msword"],
  ["txt", Buffer.from("Año nuevo\r\n\tvida nueva"), "text/plain"],
  ["a program", Buffer.from("\u007fELF\u0002\u0001", "latin1"), undefined],
  ["another zip", zip("evil.exe"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("%s is recognised by its content", (_name, content, expected) => {
  expect(mediaTypeOf(content)).toBe(expected);
});

test("a page of HTML counts as plain text, never as an image or a page", () => {
  expect(mediaTypeOf(Buffer.from("<script>alert(1)</script>"))).toBe("text/plain");
});
