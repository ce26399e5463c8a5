// `npm test` from a fresh clone: every check in turn, and the counts of all runners summed on the last line.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureInstalled } from "./install.mjs";

const root = resolve(import.meta.dirname, "..");
ensureInstalled(root);
const { findChromium } = await import("./chromium.mjs");

/** Enough of a page's outline to see where somebody stood. */
const PAGE_CHARACTERS = 6_000;
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

/** Says what it has to say at its end, so that checks beside each other don't mix their lines. */
function inBackground(title, command) {
  const [program, ...options] = command;
  return new Promise((done) => {
    const child = spawn(process.execPath, [program, ...options], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
    child.on("close", (status) => {
      console.log(`\n── ${title}\n${Buffer.concat(said)}`);
      done(status === 0);
    });
  });
}

/** Checks that each pass or fail as a whole and count as one test, as many at once as there are processors. */
async function check(checks) {
  const left = [...checks];
  const isPassed = new Map();
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [title, command] = next;
      isPassed.set(title, await inBackground(title, command));
      total[isPassed.get(title) ? "passed" : "failed"] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
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

/** What each page showed when its test failed: a machine that is gone can't be asked. */
function printFailedPages() {
  if (!existsSync(join(root, "test-results"))) return;
  for (const file of readdirSync(join(root, "test-results"), { recursive: true }))
    if (file.endsWith("error-context.md"))
      console.log(`\n${file}\n${readFileSync(join(root, "test-results", file), "utf8").slice(0, PAGE_CHARACTERS)}`);
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
  if (!isGreen || report?.stats.flaky > 0) printFailedPages();
  if (!report) return;
  total.passed += report.stats.expected + report.stats.flaky;
  total.skipped += report.stats.skipped;
  total.failed += Math.max(report.stats.unexpected, isGreen ? 0 : 1);
}

const started = Date.now();
const isPassed = await check([
  ["types", [bin("typescript"), "-p", "tsconfig.json"]],
  ["build", [join(root, "scripts", "build.mjs")]],
  ["lint and format", [bin("@biomejs/biome"), "check", "."]],
  ["boundaries", [join(root, "scripts", "boundaries.mjs")]],
  ["generated code is current", [join(root, "scripts", "run.mjs"), "scripts/generate.ts", "--check"]],
  ["licences", [join(root, "scripts", "licences.mjs")]],
]);
unitAndApi();
if (isPassed.get("build")) browser();
rmSync(reports, { recursive: true, force: true });

console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
