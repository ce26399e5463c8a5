import { expect, test } from "vitest";
import { readSubtitleFile } from "./readSubtitleFile";

test.each([
  ["UTF-8", new TextEncoder().encode("¿Qué tal?")],
  ["Windows-1252", Uint8Array.from("¿Qué tal?", (character) => character.charCodeAt(0))],
])("a file in %s is read as it was meant", async (_, bytes) => {
  expect(await readSubtitleFile(new Blob([bytes]))).toBe("¿Qué tal?");
});
