import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPhrases } from "./readPhrases";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sondeo-phrases-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, unknown>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content));
  }
}

test("texts come from all files of a language, whichever folder or extension they lie in", () => {
  write({
    "locales/en/errors.json": { errors: { unknown: "Unknown" } },
    "locales/en/entities/member.json": { entities: { member: { name: "Member" } } },
    "locales/en/entities/tag.json": { entities: { tag: { name: "Tag" } } },
    "locales/es/errors.json": { errors: { unknown: "Desconocido" } },
    "src/features/poll/locales/en.json": { errors: { poll: { closed: "Closed" } } },
    "plugins/toy/locales/en/toy.json": { toy: { constructor: "Maker" } },
  });
  expect(readPhrases(root, "en")).toEqual({
    errors: { unknown: "Unknown", poll: { closed: "Closed" } },
    entities: { member: { name: "Member" }, tag: { name: "Tag" } },
    toy: { constructor: "Maker" },
  });
  expect(readPhrases(root, "nl")).toEqual({});
});

test("a key in two files is refused with both names", () => {
  write({
    "locales/en/errors.json": { errors: { unknown: "Unknown", access: { denied: "No" } } },
    "locales/en/general.json": { errors: { access: { denied: "Never" } } },
    "plugins/toy/locales/en.json": { errors: { unknown: { of: "Unknown" } } },
  });
  expect(() => readPhrases(root, "en")).toThrow(
    [
      'locales/en/general.json#/errors/access/denied: "errors.access.denied" stands in locales/en/errors.json, too. Keep one of them',
      'plugins/toy/locales/en.json#/errors/unknown: "errors.unknown" stands in locales/en/errors.json, too. Keep one of them',
    ].join("\n"),
  );
});

test("a file that is no JSON is named", () => {
  write({ "locales/en/errors.json": "{" });
  expect(() => readPhrases(root, "en")).toThrow("locales/en/errors.json#");
});
