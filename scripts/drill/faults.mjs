// `npm run drill:faults -- [--only area] [--all] [--browser] [--skip-unplanted]`: whether the tests see what they are there to
// see. Plants a fault in each area of a copy of the project, one at a time, and runs the test files that should catch it; with
// `--all` all of them at once, under the whole of the unit and API tests, where one may hide another. `--browser` takes those
// that browser tests alone see. The first run is without a fault: skip it where these tests were just seen to pass. Ends with
// one line of JSON.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isSmoke, judge } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { ensureInstalled } from "../install.mjs";
import { BROWSER_FAULTS } from "./faults/browserList.mjs";
import { copyTree, sourcesOf } from "./faults/copyTree.mjs";
import { FAULTS } from "./faults/list.mjs";
import { locate } from "./faults/locate.mjs";
import { plant } from "./faults/plant.mjs";
import { runPlaywright, runVitest } from "./faults/runTests.mjs";

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    all: { type: "boolean" },
    browser: { type: "boolean" },
    "skip-unplanted": { type: "boolean" },
    smoke: { type: "boolean" },
  },
});
const root = resolve(import.meta.dirname, "../..");
const list = options.browser ? BROWSER_FAULTS : FAULTS;
const runTests = options.browser ? runPlaywright : runVitest;

function chosenFaults() {
  const chosen = list.filter(({ area }) => options.only === undefined || area === options.only);
  if (chosen.length > 0) return chosen;
  console.error(`There is no area "${options.only}": ${list.map(({ area }) => area).join(", ")}`);
  process.exit(2);
}

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - started) / 1000) };
}

/** The files whose tests fail for the fault: what fails without one, too, tells nothing. */
function catching({ testFiles }, failed, before) {
  return testFiles.filter((file) => (failed.get(file) ?? 0) > (before.get(file) ?? 0));
}

function say(fault, failed, before, seconds) {
  const files = catching(fault, failed, before);
  const by = files.map((file) => `${file}: ${failed.get(file)} failed`).join(", ");
  const time = seconds === undefined ? "" : ` (${seconds} s)`;
  console.log(`${files.length > 0 ? "caught    " : "NOT CAUGHT"} ${fault.area}: ${fault.wrong} ${by}${time}`);
  return files.length > 0;
}

async function runUnplanted(tree, faults) {
  if (options["skip-unplanted"]) return new Map();
  const files = [...new Set(faults.flatMap(({ testFiles }) => testFiles))];
  const { result, seconds } = await timed(() => runTests(tree, files));
  console.log(`${files.length} test files without a fault (${seconds} s)`);
  for (const [file, failed] of result) if (failed > 0) console.log(`${file}: ${failed} failed without a fault`);
  return result;
}

async function runTogether(tree, faults, before) {
  plant(tree, faults);
  const { result: failed, seconds } = await timed(() => runTests(tree, []));
  console.log(`all tests with all faults (${seconds} s)`);
  return faults.filter((fault) => say(fault, failed, before)).length;
}

async function runOneByOne(tree, faults, before) {
  let caught = 0;
  for (const fault of faults) {
    const takeOut = plant(tree, [fault]);
    const { result: failed, seconds } = await timed(() => runTests(tree, fault.testFiles));
    takeOut();
    if (say(fault, failed, before, seconds)) caught += 1;
  }
  return caught;
}

async function drill({ tree }, faults) {
  const before = await runUnplanted(tree, faults);
  return options.all ? runTogether(tree, faults, before) : runOneByOne(tree, faults, before);
}

/** Each fault's place is there, once, and so are its tests. */
function smoke() {
  const faults = [...FAULTS, ...BROWSER_FAULTS];
  const { problems } = locate({ tree: root, files: sourcesOf(root) }, faults);
  for (const problem of problems) console.error(problem);
  judge({ figures: { faults: faults.length, problems: problems.length }, bounds: { "figures.problems": { exactly: 0 } } });
}

/** Every planted fault is caught. */
async function wholeDrill() {
  ensureInstalled(root);
  const faults = chosenFaults();
  const copy = copyTree(root);
  const { located, problems } = locate(copy, faults);
  for (const problem of problems) console.error(problem);
  const caught = problems.length === 0 ? await drill(copy, located) : 0;
  const ratios = { caught: Number((caught / faults.length).toFixed(2)) };
  judge({ ratios, figures: { caught, planted: faults.length }, bounds: { "figures.caught": { exactly: faults.length } } });
}

try {
  await (isSmoke ? smoke : wholeDrill)();
} finally {
  await cleanUp();
}
process.exit();
