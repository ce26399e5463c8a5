import { expect, test } from "vitest";
import { createWriteGuard, type DiskSpace, isFullForFiles, isFullForWrites, readDiskSpace } from "./diskSpace";

const [MB, GB] = [1024 ** 2, 1024 ** 3];

test.each<[what: string, space: DiskSpace | undefined, files: boolean, writes: boolean]>([
  ["a disk that nobody can tell", undefined, false, false],
  ["half a disk", { free: 50 * GB, total: 100 * GB }, false, false],
  ["5 % of a disk", { free: 5 * GB, total: 100 * GB }, false, false],
  ["less than 5 % of a disk", { free: 5 * GB - 1, total: 100 * GB }, true, false],
  ["1 % of a disk", { free: GB, total: 100 * GB }, true, false],
  ["less than 1 % of a disk", { free: GB - 1, total: 100 * GB }, true, true],
  ["1 GB of a large disk", { free: GB, total: 8_000 * GB }, true, false],
  ["less than 1 GB of a large disk", { free: GB - 1, total: 8_000 * GB }, true, true],
  ["64 MB of a small disk", { free: 64 * MB, total: 200 * MB }, false, false],
  ["less than 64 MB of a small disk", { free: 64 * MB - 1, total: 200 * MB }, false, true],
  ["nothing", { free: 0, total: 200 * MB }, true, true],
])("%s: whether it is full for files, for the database", (_what, space, files, writes) => {
  expect([isFullForFiles(space), isFullForWrites(space)]).toEqual([files, writes]);
});

test("a file counts before it is there", () => {
  expect(isFullForFiles({ free: 6 * GB, total: 100 * GB }, 2 * GB)).toBe(true);
});

test("a folder that isn't there says nothing, one that is says what is free", () => {
  expect(readDiskSpace("/not/there")).toBeUndefined();
  const space = readDiskSpace(".");
  expect(space?.total).toBeGreaterThan(space?.free ?? Number.POSITIVE_INFINITY);
});

test("a guard that is asked a thousand times at once reads once", () => {
  let readings = 0;
  const isFull = createWriteGuard(".", () => {
    readings += 1;
    return { free: 0, total: GB };
  });
  expect(Array.from({ length: 1_000 }, isFull).every(Boolean)).toBe(true);
  expect(readings).toBeLessThan(5);
});
