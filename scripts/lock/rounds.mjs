// Processes that open one directory at the same moment, beside the lock file of a process that is dead.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";

const root = resolve(import.meta.dirname, "../..");
/** Until then both have read what they are told. */
const HEAD_START_MS = 15;

function startOpener(file) {
  const child = spawn(process.execPath, [file], { stdio: ["pipe", "pipe", "inherit"] });
  const exited = new Promise((settle) => child.once("exit", settle));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    next: async () => (await lines.next()).value,
    say: (line) => child.stdin.write(`${line}\n`),
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** What the lock is built to, below the packages that it loads. */
async function buildOpener(folder) {
  const outfile = join(folder, "opener.mjs");
  await build({
    entryPoints: [join(root, "scripts/lock/opener.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "error",
  });
  return outfile;
}

/** @returns the openers, and what ends them and removes all that they left */
async function startOpeners(count) {
  const folder = mkdtempSync(join(root, "node_modules", ".sondeo-lock-"));
  const openers = [];
  const close = async () => {
    await Promise.all(openers.map((opener) => opener.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const file = await buildOpener(folder);
    for (let number = 0; number < count; number += 1) openers.push(startOpener(file));
    for (const opener of openers) await opener.next();
    return { folder, openers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @param {number} rounds
 * @returns {Promise<{rounds: number, none: number, one: number, several: number, misnamed: number}>} rounds by how many
 *   held the lock; `misnamed` counts refusals that named a process that was none of the holders
 */
export async function lockRounds(rounds, count = 2) {
  const { folder, openers, close } = await startOpeners(count);
  const figures = { rounds, none: 0, one: 0, several: 0, misnamed: 0 };
  try {
    const dead = spawnSync(process.execPath, ["-e", ""]).pid;
    for (let round = 0; round < rounds; round += 1) {
      const directory = join(folder, "data");
      rmSync(directory, { recursive: true, force: true });
      mkdirSync(directory);
      writeFileSync(join(directory, "sondeo.lock"), String(dead));
      const at = Date.now() + HEAD_START_MS;
      for (const opener of openers) opener.say(JSON.stringify({ directory, at }));
      const answers = await Promise.all(openers.map((opener) => opener.next()));
      const holders = openers.filter((_opener, index) => answers[index] === "held");
      figures[["none", "one"][holders.length] ?? "several"] += 1;
      const isKnown = (answer) =>
        answer === "held" || answer.includes("another process") || holders.some(({ pid }) => answer.includes(`process ${pid}:`));
      figures.misnamed += answers.filter((answer) => !isKnown(answer)).length;
      for (const opener of holders) opener.say("release");
      await Promise.all(holders.map((opener) => opener.next()));
    }
    return figures;
  } finally {
    await close();
  }
}
