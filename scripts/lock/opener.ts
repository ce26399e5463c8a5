// A process that takes the lock of a directory when it is told to: `{"directory", "at"}` a line, in milliseconds of the
// clock, so that several try at the same moment; `release` lets it go.
import { createInterface } from "node:readline";
import { lockDirectory } from "../../src/server/db/pglite/directoryLock";

let release: (() => void) | undefined;

function open(directory: string, at: number): string {
  while (Date.now() < at);
  try {
    release = lockDirectory(directory);
    return "held";
  } catch (error) {
    return (error as Error).message;
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  if (line === "release") {
    release?.();
    release = undefined;
    console.log("released");
    return;
  }
  const { directory, at } = JSON.parse(line);
  console.log(open(directory, at));
});
console.log("ready");
