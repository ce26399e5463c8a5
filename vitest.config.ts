import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/helpers/longestFirst";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["src/**/*.test.{ts,tsx}", "plugins/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: [resolve(import.meta.dirname, "tests/helpers/globalSetup.ts")],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Loading the same modules anew for each of 330 files took longer than their tests. So a test leaves nothing behind in
    // a module: no clock that stands, no variable of the environment.
    isolate: false,
  },
});
