import { withPlugins } from "../host/pluginOf";
import type { RunnerExtension } from "../host/runnerHost";
import { createRunnerRegistry } from "../host/runnerRegistry";

/** The runner's scan for extensions, by folder: nothing else of it has to name them. What they draw loads when it is asked. */
const found: Record<string, RunnerExtension> = {
  ...import.meta.glob<RunnerExtension>("../../features/*/client/runner/index.ts", { eager: true }),
  ...import.meta.glob<RunnerExtension>("../../../plugins/*/client/runner/index.ts", { eager: true }),
};

export const runnerRegistry = createRunnerRegistry(withPlugins(found));
