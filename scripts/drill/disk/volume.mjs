// A small disk of memory, filled and freed at will.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MB = 1024 * 1024;

function run(...command) {
  const { status, stderr } = spawnSync(command[0], command.slice(1), { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command.join(" ")}: ${stderr}`);
}

/** Mounts a disk of so many MB; only root may. */
export function mountVolume(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-disk-"));
  run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "sondeo-drill", folder);
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
      run("umount", "--lazy", folder);
      rmdirSync(folder);
    },
  };
}
