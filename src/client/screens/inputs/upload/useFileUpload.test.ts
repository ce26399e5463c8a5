import { expect, test } from "vitest";
import { MEGABYTE } from "../../../../shared/fileTypes";
import { faultOf, mostMegabytes } from "./useFileUpload";

test.each([
  ["file", "Programme.PDF"],
  ["file", "list.xlsx"],
  ["video", "welcome.mp4"],
  ["video", "welcome.MOV"],
] as const)("a field of kind %s takes %s", (kind, name) => {
  expect(faultOf(kind, { name, size: mostMegabytes(kind) * MEGABYTE })).toBeUndefined();
});

test.each([
  ["file", "welcome.mp4"],
  ["file", "setup.exe"],
  ["video", "programme.pdf"],
] as const)("a field of kind %s refuses %s before it is sent", (kind, name) => {
  expect(faultOf(kind, { name, size: 10 })).toBe("wrongType");
});

test("a file over the limit is refused before it is sent", () => {
  expect(faultOf("file", { name: "a.pdf", size: 20 * MEGABYTE + 1 })).toBe("tooBig");
  expect(faultOf("video", { name: "a.mp4", size: 100 * MEGABYTE + 1 })).toBe("tooBig");
});
