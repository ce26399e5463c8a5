import { expect, test } from "vitest";
import { fileSize } from "./fileSize";

test.each([
  [30, "es", "30 B"],
  [1_024, "es", "1 kB"],
  [200_000, "en", "195 kB"],
  [1_300_000, "es", "1,2 MB"],
  [1_300_000, "fr", "1,2 Mo"],
])("%s bytes in %s are %s", (bytes, language, said) => {
  expect(fileSize(bytes, language).replaceAll(/\s/g, " ")).toBe(said);
});
