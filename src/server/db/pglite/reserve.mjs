// Plain JavaScript: the engine's thread loads it as it is, from the sources and from the bundle alike.
import { randomFillSync } from "node:crypto";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { dirname } from "node:path";

const MB = 1024 * 1024;
/** A segment of the write-ahead log (16 MB), and what a checkpoint writes beside. */
const RESERVE_BYTES = 20 * MB;
/** Where less is free a reserve would only make the disk full sooner. */
const FREE_BYTES = 128 * MB;

function fillFile(file) {
  // Random: for zeros a file system that compresses keeps nothing back.
  const block = randomFillSync(Buffer.allocUnsafe(MB));
  const descriptor = openSync(file, "w", 0o600);
  try {
    for (let written = 0; written < RESERVE_BYTES; written += block.length) writeSync(descriptor, block);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Keeps space back on the disk while the engine runs: where others fill the disk within a moment, it still has what it
 * needs to go on being read.
 * @returns what gives the space back, and says whether there was any
 */
export function keepReserve(file) {
  const remove = () => rmSync(file, { force: true });
  remove();
  const { bavail, bsize } = statfsSync(dirname(file));
  let isKept = bavail * bsize >= FREE_BYTES;
  if (isKept) fillFile(file);
  return () => {
    const wasKept = isKept;
    isKept = false;
    remove();
    return wasKept;
  };
}
