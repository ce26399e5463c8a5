import { expect, test } from "vitest";
import { pdfOf } from "./pdfOf";

const jpeg = new Uint8Array([0xff, 0xd8, 0x00, 0x0a, 0xff, 0xd9]);
const text = (file: Uint8Array) => Buffer.from(file).toString("latin1");

test("every object is where the table of the file says", () => {
  const file = text(pdfOf({ jpeg, width: 400, height: 300, title: "Té «verde»" }));
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(table, table + 4)).toBe("xref");
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(offsets).toHaveLength(6);
  for (const [index, at] of offsets.entries()) expect(file.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
});

test("the image is in it as it was, with its length", () => {
  const file = text(pdfOf({ jpeg, width: 400, height: 300, title: "" }));
  expect(file).toContain(`/Length ${jpeg.length} >>\nstream\n${text(jpeg)}\nendstream`);
  expect(file).toContain("/Width 400 /Height 300");
});

test.each([
  [400, 300, "842 595"],
  [300, 400, "595 842"],
])("an image of %i by %i lies on a sheet of %s", (width, height, sheet) => {
  expect(text(pdfOf({ jpeg, width, height, title: "" }))).toContain(`/MediaBox [0 0 ${sheet}]`);
});

test("a title keeps its letters", () => {
  expect(text(pdfOf({ jpeg, width: 1, height: 1, title: "Té" }))).toContain("/Title <feff005400e9>");
});
