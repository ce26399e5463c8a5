import type { RunnerHost } from "../../../../src/client/kit/runner";
import { PLAN_MEMBERS } from "./run/plan";

/** The test of an advertisement, which the plugin's own component asks. */
export function register(host: RunnerHost): void {
  host.question({
    type: "neurotest",
    properties: PLAN_MEMBERS,
    load: () => import("./NeuroTest").then(({ NeuroTest }) => ({ default: NeuroTest })),
    missingIssue: () => ({ key: "neuro.runner.notDone" }),
  });
}
