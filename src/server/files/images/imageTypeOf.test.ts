import { expect, test } from "vitest";
import { imageTypeOf } from "./imageTypeOf";

test.each([
  ["a PNG", Buffer.from("89504e470d0a1a0a00", "hex"), "png"],
  ["a JPEG", Buffer.from("ffd8ffe0", "hex"), "jpeg"],
  ["a WebP", Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1"), "webp"],
  ["a RIFF of sound", Buffer.from("RIFF\0\0\0\0WAVEfmt ", "latin1"), undefined],
  ["a GIF", Buffer.from("GIF89a"), undefined],
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), undefined],
  ["a page with a PNG behind it", Buffer.concat([Buffer.from("<html>"), Buffer.from("89504e470d0a1a0a", "hex")]), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("%s is known by its first bytes", (_name, content, type) => {
  expect(imageTypeOf(content)).toBe(type);
});
