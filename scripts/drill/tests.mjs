// Tests as drills: run with other figures than in `npm test`, and counted.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onCleanUp } from "../bench/cleanUp.mjs";
import { ensureBuilt } from "../built.mjs";
import { findChromium } from "../chromium.mjs";
import { sourcesOf } from "./faults/copyTree.mjs";

const root = resolve(import.meta.dirname, "../..");
const VITEST = join(root, "node_modules/vitest/vitest.mjs");
const PLAYWRIGHT = join(root, "node_modules/@playwright/test/cli.js");
/** Whatever is imported from a file nearby. */
const IMPORTS = /from "(\.[^"]+)"/g;
const SWITCH = "tests/helpers/drill.ts";

/** @returns the files of that kind that take other figures in a drill, by themselves or by what they import from tests */
export function filesWithRounds(kind) {
  const files = new Set(sourcesOf(root).filter((file) => /(^|\/)tests\/.*\.tsx?$/.test(file) || kind.test(file)));
  const known = new Map([[SWITCH, true]]);
  const imports = (file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(IMPORTS)].flatMap(([, path]) => {
      const target = join(dirname(file), path);
      return [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter((one) => files.has(one));
    });
  const hasRounds = (file) => {
    if (!known.has(file)) {
      known.set(file, false);
      known.set(file, imports(file).some(hasRounds));
    }
    return known.get(file);
  };
  return [...files].filter((file) => kind.test(file) && hasRounds(file));
}

function run(program, options, environment) {
  const child = { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } };
  return spawnSync(process.execPath, [program, ...options], child).status;
}

/** Where a runner reports to. A runner that died before it could has failed. */
function openReport() {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-report-"));
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "report.json");
  return { file, read: () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined) };
}

/** Runs unit and API tests. @returns how many passed, failed and were skipped */
export function runVitest(options, environment) {
  const report = openReport();
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report.file}`];
  const status = run(VITEST, ["run", ...reporters, ...options], environment);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report.read() ?? {};
  // A file that fails to load has no tests to fail.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, status === 0 ? 0 : 1), skipped: numPendingTests };
}

/** The same for browser tests. */
export function runPlaywright(options, environment) {
  ensureBuilt(root);
  const report = openReport();
  const paths = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report.file };
  const status = run(PLAYWRIGHT, ["test", ...options], { ...paths, ...environment });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.read()?.stats ?? {};
  return { passed: expected, failed: Math.max(unexpected + flaky, status === 0 ? 0 : 1), skipped };
}

/** @returns how many files of unit and API tests a run would have */
export function countFiles(options, environment) {
  const { stdout } = spawnSync(process.execPath, [VITEST, "list", "--filesOnly", ...options], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
  return stdout.split("\n").filter((line) => /\.test\.tsx?$/.test(line)).length;
}
