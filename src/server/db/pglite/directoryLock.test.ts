import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockRounds } from "../../../../scripts/lock/rounds.mjs";
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
  const refusal = `in use by process ${process.pid}: stop it, or choose another DATA_DIR`;
  expect(() => lockDirectory(directory)).toThrow(refusal);
  expect(() => lockDirectory(directory)).toThrow(DirectoryLockedError);
  release();
  expect(readFileSync(file, "utf8")).toBe("");
  lockDirectory(directory)();
});

test("a directory that is not there is made, for its owner alone", () => {
  const release = lockDirectory(join(directory, "a", "b"));
  for (const [path, mode] of [["a", 0o700] as const, ["a/b", 0o700] as const, ["a/b/sondeo.lock", 0o600] as const])
    expect([path, statSync(join(directory, path)).mode & 0o777]).toEqual([path, mode]);
  release();
});

test("a process that does not hold the lock stands in nobody's way, although the file names it", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  try {
    await new Promise((resolve) => other.once("spawn", resolve));
    writeFileSync(file, String(other.pid));
    lockDirectory(directory)();
  } finally {
    other.kill();
  }
});

test.each(["not a number", "-5.5", "", String(process.pid)])("a lock file that says %j stands in nobody's way", (content) => {
  writeFileSync(file, content);
  lockDirectory(directory)();
});

test("what a dead process left behind is taken over", () => {
  const dead = spawnSync(process.execPath, ["-e", ""]).pid;
  writeFileSync(file, String(dead));
  const release = lockDirectory(directory);
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
  release();
});

test("of four processes that open it at the same moment, beside a dead one's file, one has it", async () => {
  expect(await lockRounds(40, 4)).toEqual({ rounds: 40, none: 0, one: 40, several: 0, misnamed: 0 });
});
