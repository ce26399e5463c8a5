// `npm test` from a fresh clone: every check, and the counts of all runners summed on the last line.
// `npm run test:changed [base]` leaves out the tests that nothing since the base can break. `npm test -- --store-timings`
// stores what each test file took, by which the next runs order them.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { machineSpeed } from "./machineSpeed.mjs";
import { printSlowest, storeTimings, timesOfBrowserTests, timesOfFiles } from "./timings.mjs";

const root = resolve(import.meta.dirname, "..");
ensureInstalled(root);
const { findChromium } = await import("./chromium.mjs");
const { testsOf } = await import("./changed.mjs");
const { thirdOf } = await import("./third.mjs");

/** Enough of a page's outline to see where somebody stood. */
const PAGE_CHARACTERS = 6_000;
const reports = mkdtempSync(join(tmpdir(), "sondeo-reports-"));
/** Which unit tests failed or needed a second try. */
const troubles = join(reports, "troubles.txt");
const failedChecks = [];
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {import("./slowest.mjs").Timed[]} */
const timed = [];

function start([program, ...options], settings) {
  return spawn(process.execPath, [program, ...options], { cwd: root, ...settings });
}

function run(title, command, environment = {}) {
  console.log(`\n── ${title}`);
  const child = start(command, { stdio: "inherit", env: { ...process.env, ...environment } });
  return new Promise((done) => child.on("close", (status) => done(status === 0)));
}

/** Says what it has to say at its end, so that checks beside each other don't mix their lines. */
function inBackground(title, command) {
  return new Promise((done) => {
    const child = start(command, { stdio: ["ignore", "pipe", "pipe"] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
    child.on("close", (status) => {
      console.log(`\n── ${title}\n${Buffer.concat(said)}`);
      done(status === 0);
    });
  });
}

/** Passes or fails as a whole and counts as one test. @returns whether it passed */
async function check(title, command) {
  const began = Date.now();
  const isPassed = await inBackground(title, command);
  timed.push({ name: title, seconds: (Date.now() - began) / 1000 });
  total[isPassed ? "passed" : "failed"] += 1;
  if (!isPassed) failedChecks.push(title);
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

async function unitAndApi(options) {
  const file = join(reports, "vitest.json");
  const reporters = ["default", "json", join(root, "scripts", "troubleReporter.mjs")].map((name) => `--reporter=${name}`);
  const isGreen = await run("unit and API tests", [bin("vitest"), "run", ...reporters, `--outputFile.json=${file}`, ...options], {
    TEST_TROUBLE_FILE: troubles,
  });
  const report = readReport(file);
  if (!report) return;
  timed.push(...timesOfFiles(report, root));
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

async function browser(specs) {
  const file = join(reports, "playwright.json");
  const isGreen = await run("browser tests", [bin("@playwright/test"), "test", ...specs], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport(file);
  if (!isGreen || report?.stats.flaky > 0) printFailedPages();
  if (!report) return;
  timed.push(...timesOfBrowserTests(report));
  total.passed += report.stats.expected + report.stats.flaky;
  total.skipped += report.stats.skipped;
  total.failed += Math.max(report.stats.unexpected, isGreen ? 0 : 1);
}

const started = Date.now();
const [flag, base] = process.argv.slice(2);
process.env.TEST_THIRD ??= thirdOf(root);
console.log(`third ${process.env.TEST_THIRD} (0 to 2) of the long tables; all of them: npm run drills`);
// Before the first test: some of the API tests open a page, too.
const chromium = findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;
else {
  failedChecks.push("browser: no Chromium was found and none could be installed; set CHROMIUM_PATH");
  total.failed += 1;
}
const speeds = [machineSpeed()];
const { unit, specs } = flag === "--changed" ? testsOf(root, base) : { unit: [[]], specs: undefined };
// One thread for a minute: what comes next runs beside it.
const types = check("types", [bin("typescript-native"), "-p", "tsconfig.json"]);
const isBuilt = await check("build", [join(root, "scripts", "build.mjs")]);
await check("lint and format", [bin("@biomejs/biome"), "check", "."]);
await check("boundaries", [join(root, "scripts", "boundaries.mjs")]);
await check("generated code is current", [join(root, "scripts", "run.mjs"), "scripts/generate.ts", "--check"]);
await check("licences", [join(root, "scripts", "licences.mjs")]);
for (const options of unit) await unitAndApi(options);
await types;
if (isBuilt && chromium && specs?.length !== 0) await browser(specs ?? []);
printSlowest(timed);
// Once more at the end: of a long log that is what is kept.
for (const title of failedChecks) console.log(`\nfailed: ${title}`);
if (existsSync(troubles)) console.log(`\n${readFileSync(troubles, "utf8")}`);
rmSync(reports, { recursive: true, force: true });
if (flag === "--store-timings") storeTimings(root, timed);
speeds.push(machineSpeed());
for (const what of ["TEST_DATABASE_URL", "TEST_REDIS_URL"])
  if (!process.env[what]) console.log(`${what} names no server: the tests that need one were left out.`);
console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s; machine: ${speeds.join(" and ")} million steps a second`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
