// `npm test` from a fresh clone: every check in turn, and the counts of all runners summed on the last line.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureInstalled } from "./install.mjs";

const root = resolve(import.meta.dirname, "..");
ensureInstalled(root);
const { findChromium } = await import("./chromium.mjs");

const reports = mkdtempSync(join(tmpdir(), "sondeo-reports-"));
const total = { passed: 0, failed: 0, skipped: 0 };

function run(title, command, environment = {}) {
  console.log(`\n── ${title}`);
  const [program, ...options] = command;
  const { status } = spawnSync(process.execPath, [program, ...options], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

/** A check that passes or fails as a whole counts as one test. */
function check(title, command) {
  const isPassed = run(title, command);
  total[isPassed ? "passed" : "failed"] += 1;
  return isPassed;
}

function bin(name) {
  const manifest = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
  const entry = typeof manifest.bin === "string" ? manifest.bin : Object.values(manifest.bin)[0];
  return join(root, "node_modules", name, entry);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // A runner that died before it could report has failed.
    total.failed += 1;
    return undefined;
  }
}

function unitAndApi() {
  const file = join(reports, "vitest.json");
  const isGreen = run("unit and API tests", [
    bin("vitest"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  if (!report) return;
  total.passed += report.numPassedTests;
  total.skipped += report.numPendingTests + report.numTodoTests;
  // A suite that fails to load has no tests to fail.
  total.failed += Math.max(report.numFailedTests, isGreen ? 0 : 1);
}

function browser() {
  const chromium = findChromium();
  if (!chromium) {
    console.error("No Chromium was found and none could be installed: set CHROMIUM_PATH.");
    total.failed += 1;
    return;
  }
  const file = join(reports, "playwright.json");
  const isGreen = run("browser tests", [bin("@playwright/test"), "test"], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport(file);
  if (!report) return;
  total.passed += report.stats.expected + report.stats.flaky;
  total.skipped += report.stats.skipped;
  total.failed += Math.max(report.stats.unexpected, isGreen ? 0 : 1);
}

const started = Date.now();
check("types", [bin("typescript"), "-p", "tsconfig.json"]);
check("lint and format", [bin("@biomejs/biome"), "check", "."]);
check("boundaries", [join(root, "scripts", "boundaries.mjs")]);
check("generated code is current", [join(root, "scripts", "run.mjs"), "scripts/generate.ts", "--check"]);
check("licences", [join(root, "scripts", "licences.mjs")]);
const isBuilt = check("build", [join(root, "scripts", "build.mjs")]);
unitAndApi();
if (isBuilt) browser();
rmSync(reports, { recursive: true, force: true });

console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
