import { expect, test } from "vitest";
import { cleanPhone, isPhone } from "./cleanPhone";

test("a number is sent in international form, however it was written", () => {
  expect(cleanPhone("+34 612 34 56 78")).toBe("+34612345678");
  expect(cleanPhone("0034 612.345.678")).toBe("+34612345678");
  expect(cleanPhone("+1 (555) 010-9999")).toBe("+15550109999");
  expect(cleanPhone("＋34612345678")).toBe("+34612345678");
});

test("a prefix alone, a national number and words are no phone", () => {
  expect(isPhone("+34612345678")).toBe(true);
  expect(isPhone("+34")).toBe(false);
  expect(isPhone("612345678")).toBe(false);
  expect(isPhone("+34six12345")).toBe(false);
  expect(isPhone("+1234567890123456")).toBe(false);
});
