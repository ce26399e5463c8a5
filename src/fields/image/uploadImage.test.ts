import { expect, test } from "vitest";
import { faultOf, MAX_MEGABYTES } from "./uploadImage";

const LIMIT = MAX_MEGABYTES * 1024 * 1024;

test.each(["image/png", "image/jpeg", "image/webp"])("%s may be sent", (type) => {
  expect(faultOf({ type, size: LIMIT })).toBeUndefined();
});

test.each(["image/svg+xml", "image/gif", "application/pdf", ""])("a file of type “%s” is refused before it is sent", (type) => {
  expect(faultOf({ type, size: 10 })).toBe("wrongType");
});

test("an image over the limit is refused before it is sent", () => {
  expect(faultOf({ type: "image/png", size: LIMIT + 1 })).toBe("tooBig");
});
