import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openToOthers } from "../../../../tests/helpers/modes";
import { makeDataPrivate, makePrivate } from "./privateFiles";

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "sondeo-private-"));
  folder = join(parent, "data");
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

function put(path: string, mode: number): string {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, "x");
  chmodSync(file, mode);
  chmodSync(join(file, ".."), 0o777);
  return file;
}

test("folders and files that others may use are theirs no more; what the owner may do stays", () => {
  put("pglite/base/5/1259", 0o666);
  put("pglite/PG_VERSION", 0o644);
  put("files/ab/one", 0o600);
  const script = put("secret.key", 0o755);
  expect(makeDataPrivate(folder)).toMatchObject({ seen: 9, corrected: 8, refused: [] });
  expect(openToOthers(folder)).toEqual([]);
  expect(modeOf(script)).toBe(0o700);
  expect(makeDataPrivate(folder)).toMatchObject({ seen: 9, corrected: 0 });
});

test("a symbolic link is not followed, to a file or to a folder", () => {
  const outside = join(parent, "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, "file"), "x");
  for (const path of [outside, join(outside, "file")]) chmodSync(path, 0o777);
  put("files/ab/one", 0o666);
  symlinkSync(outside, join(folder, "files", "folder"));
  symlinkSync(join(outside, "file"), join(folder, "files", "file"));
  makeDataPrivate(folder);
  expect([modeOf(outside), modeOf(join(outside, "file"))]).toEqual([0o777, 0o777]);
  expect(openToOthers(join(folder, "files", "ab"))).toEqual([]);
});

test("a data directory that is a link is private where it leads, and what isn't ours in it stays as it is", () => {
  const foreign = put("somebody/else", 0o666);
  put("pglite/PG_VERSION", 0o666);
  symlinkSync(folder, join(parent, "link"));
  makeDataPrivate(join(parent, "link"));
  expect([modeOf(folder), modeOf(foreign), modeOf(join(folder, "pglite/PG_VERSION"))]).toEqual([0o700, 0o666, 0o600]);
});

test("a data directory that isn't there is made for its owner alone", () => {
  expect(makeDataPrivate(join(folder, "new"))).toMatchObject({ seen: 0, corrected: 0, refused: [] });
  expect(openToOthers(folder).filter((line) => line.startsWith("new"))).toEqual([]);
});

test("a backup is private as a whole", () => {
  put("database.dump", 0o644);
  put("files/ab/one", 0o644);
  makePrivate(folder);
  expect(openToOthers(folder)).toEqual([]);
});
