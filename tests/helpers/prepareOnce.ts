import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

const POLL_MS = 50;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function isFirst(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

async function awaitOther(done: string, failed: string): Promise<void> {
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, "utf8"));
    await wait(POLL_MS);
  }
}

/**
 * Prepares something that takes long once for all processes of a test run: the first makes it, the others wait.
 * @returns the folder that holds it, gone after the run
 * @throws what the first stumbled over, in every process
 */
export async function prepareOnce(name: string, prepare: (directory: string) => Promise<void>): Promise<string> {
  const directory = join(inject("prepared"), name);
  const [done, failed] = [`${directory}.done`, `${directory}.failed`];
  if (!isFirst(`${directory}.lock`)) {
    await awaitOther(done, failed);
    return directory;
  }
  try {
    mkdirSync(directory);
    await prepare(directory);
  } catch (error) {
    writeFileSync(failed, `${name} could not be prepared: ${error instanceof Error ? error.stack : error}`);
    throw error;
  }
  writeFileSync(done, "");
  return directory;
}
