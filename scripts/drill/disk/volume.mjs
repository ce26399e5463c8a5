// A small disk of memory, filled and freed at will.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MB = 1024 * 1024;

/** @returns whether it went */
function run(...command) {
  return spawnSync(command[0], command.slice(1), { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/** Mounts a disk of so many MB; only root may, and not in every container. @returns nothing where it is refused */
export function mountVolume(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-disk-"));
  if (!run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "sondeo-drill", folder)) {
    rmdirSync(folder);
    return undefined;
  }
  const filler = join(folder, "filler");
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    /** Writes until so much is left; with nothing to be left, until the disk refuses. */
    fillTo: (left) => {
      const descriptor = openSync(filler, "a");
      try {
        while (free() > left) writeSync(descriptor, Buffer.alloc(Math.min(MB, free() - left)));
      } catch (error) {
        if (error.code !== "ENOSPC") throw error;
      } finally {
        closeSync(descriptor);
      }
    },
    clear: () => rmSync(filler, { force: true }),
    unmount: () => {
      if (!run("umount", "--lazy", folder)) throw new Error(`${folder} is still mounted`);
      rmdirSync(folder);
    },
  };
}
