import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const ROOT = import.meta.dirname;
/** Seconds by test file, of a whole run; `npm test -- --store-timings` writes them. */
const TIMINGS: Readonly<Record<string, number>> = JSON.parse(readFileSync(join(ROOT, "tests/timings.json"), "utf8"));

/** What takes longest begins first: at the end no worker waits for another. A file without a timing may be long. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId }: TestSpecification) => TIMINGS[relative(ROOT, moduleId)] ?? Number.POSITIVE_INFINITY;
    return files.toSorted((one, other) => secondsOf(other) - secondsOf(one) || (one.moduleId < other.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  root: ROOT,
  test: {
    include: ["src/**/*.test.{ts,tsx}", "plugins/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: [resolve(ROOT, "tests/helpers/globalSetup.ts")],
    testTimeout: 60_000,
    // As in the browser: where a change waits for the outcome, what fails now and then is named as such.
    retry: Number(process.env.UNIT_TEST_RETRIES ?? 0),
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Loading the same modules anew for each of 330 files took longer than their tests. So a test leaves nothing behind in
    // a module: no clock that stands, no variable of the environment.
    isolate: false,
  },
});
