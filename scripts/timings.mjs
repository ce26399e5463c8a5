// What the parts of a run of `npm test` took.
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const SHOWN = 20;

/** @typedef {{ readonly name: string, readonly seconds: number }} Timed A check, a test file or a browser test. */

/**
 * @param {{ testResults: readonly { name: string, startTime: number, endTime: number }[] }} report Vitest's
 * @param {string} root
 * @returns {Timed[]} one a file
 */
export function timesOfFiles({ testResults }, root) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * @param {{ suites?: readonly object[] }} report Playwright's
 * @returns {Timed[]} one a test, each of its tries counted
 */
export function timesOfBrowserTests({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ results }) => ({
        name: `${file}: ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...timesOfBrowserTests(suite),
  ]);
}

/** @param {readonly Timed[]} timed */
export function printSlowest(timed) {
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  console.log(`\n── slowest ${slowest.length}`);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/**
 * Stores what the test files took, by which `vitest.config.ts` orders them.
 * @param {string} root
 * @param {readonly Timed[]} timed
 */
export function storeTimings(root, timed) {
  const files = timed.filter(({ name }) => /\.test\.tsx?$/.test(name)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const seconds = Object.fromEntries(files.map(({ name, seconds }) => [name, Math.round(seconds * 10) / 10]));
  writeFileSync(join(root, "tests/timings.json"), `${JSON.stringify(seconds, undefined, 2)}\n`);
}
