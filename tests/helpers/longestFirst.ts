import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ROOT } from "./root";

/** Seconds by test file, of a whole run; `npm test -- --store-timings` writes them. */
const TIMINGS: Readonly<Record<string, number>> = JSON.parse(readFileSync(join(ROOT, "tests/timings.json"), "utf8"));

/**
 * What takes longest begins first: at the end no worker waits for another. A file that has no timing yet begins before all,
 * since nothing tells that it is short.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId }: TestSpecification) => TIMINGS[relative(ROOT, moduleId)] ?? Number.POSITIVE_INFINITY;
    return files.toSorted((one, other) => secondsOf(other) - secondsOf(one) || (one.moduleId < other.moduleId ? -1 : 1));
  }
}
