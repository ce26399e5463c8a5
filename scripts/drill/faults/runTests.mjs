import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onCleanUp } from "../../bench/cleanUp.mjs";
import { findChromium } from "../../chromium.mjs";

/** What an interrupted run may take to remove its databases. */
const GRACE_MS = 10_000;
const LAST_LINES = 4_000;

/** Runs a program in the copy, in a process group of its own, which ends with the drill. @returns what it said */
async function run(tree, [program, ...options], environment = {}) {
  const child = spawn(process.execPath, [join(tree, program), ...options], {
    cwd: tree,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  const ended = new Promise((done) => child.on("close", done));
  const signal = (name) => {
    try {
      process.kill(-child.pid, name);
    } catch {
      // It has ended.
    }
  };
  const forget = onCleanUp(async () => {
    if (child.exitCode === null) signal("SIGINT");
    await Promise.race([ended, wait(GRACE_MS)]);
    signal("SIGKILL");
  });
  await ended;
  await forget();
  return Buffer.concat(said).toString().slice(-LAST_LINES);
}

/** @returns the runner's report. @throws where it made none, with what it said last */
async function report(tree, command, environment, file) {
  rmSync(file, { force: true });
  const said = await run(tree, command, environment);
  if (!existsSync(file)) throw new Error(`${command[0]} gave no report:\n${said}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** A file that fails to load has no tests to fail. */
function failuresIn({ status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed").length;
  return status === "failed" ? Math.max(failed, 1) : failed;
}

/**
 * Runs unit and API tests in the copy.
 * @param {string} tree
 * @param {readonly string[]} files none for all
 * @returns {Promise<ReadonlyMap<string, number>>} how many tests of each file failed
 */
export async function runVitest(tree, files) {
  const output = resolve(tree, "../vitest.json");
  const command = ["node_modules/vitest/vitest.mjs", "run", "--reporter=json", `--outputFile.json=${output}`, ...files];
  const { testResults } = await report(tree, command, {}, output);
  return new Map(testResults.map((result) => [relative(tree, result.name), failuresIn(result)]));
}

function failedSpecs({ specs = [], suites = [] }) {
  return specs.filter(({ ok }) => !ok).length + suites.reduce((sum, suite) => sum + failedSpecs(suite), 0);
}

/** The same for browser tests, of a build of the copy as it is. */
export async function runPlaywright(tree, files) {
  const built = await run(tree, ["scripts/build.mjs"]);
  if (!existsSync(join(tree, "dist/built-from"))) throw new Error(`the copy can't be built:\n${built}`);
  const output = resolve(tree, "../playwright.json");
  const environment = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: output };
  const { config, suites } = await report(tree, ["node_modules/@playwright/test/cli.js", "test", ...files], environment, output);
  return new Map(suites.map((suite) => [relative(tree, join(config.rootDir, suite.file)), failedSpecs(suite)]));
}
