import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DirectoryLockedError, lockDirectory } from "./directoryLock";

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "sondeo-lock-"));
  file = join(directory, "sondeo.lock");
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test("a directory is locked once, and again when it was released", () => {
  const release = lockDirectory(directory);
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
  expect(() => lockDirectory(directory)).toThrow(DirectoryLockedError);
  release();
  expect(existsSync(file)).toBe(false);
  lockDirectory(directory)();
});

test("a directory that is not there is made", () => {
  const release = lockDirectory(join(directory, "a", "b"));
  expect(existsSync(join(directory, "a", "b", "sondeo.lock"))).toBe(true);
  release();
});

test("what a living process holds is refused with its number and a way out", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  try {
    await new Promise((resolve) => other.once("spawn", resolve));
    writeFileSync(file, String(other.pid));
    expect(() => lockDirectory(directory)).toThrow(`in use by process ${other.pid}: stop it, or choose another DATA_DIR`);
    expect(readFileSync(file, "utf8")).toBe(String(other.pid));
  } finally {
    other.kill();
  }
});

test("what a dead process left behind is taken over", () => {
  const dead = spawnSync(process.execPath, ["-e", ""]).pid;
  writeFileSync(file, String(dead));
  const release = lockDirectory(directory);
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
  release();
});

test.each(["not a number", "-5.5", String(process.pid)])("a lock file that says %j stands in nobody's way", (content) => {
  writeFileSync(file, content);
  lockDirectory(directory)();
});
