import { appendFileSync } from "node:fs";

/** Long enough to see what was expected. */
const MOST_CHARACTERS = 1_500;

function note(title, errors) {
  const file = process.env.TEST_TROUBLE_FILE;
  if (!file) return;
  const lines = errors.flatMap(({ message, stack }) => (stack ?? message).split("\n"));
  const said = lines.filter((line) => !line.includes("node_modules")).join("\n");
  appendFileSync(file, `${title}\n${said.slice(0, MOST_CHARACTERS)}\n\n`);
}

/** Writes which unit tests failed or needed a second try to `$TEST_TROUBLE_FILE`, for the end of `npm test`. */
export default class TroubleReporter {
  /** Of a file that can't be loaded no test is told; of what nobody awaited neither. */
  onTestModuleEnd(module) {
    if (module.errors().length > 0) note(`failed: ${module.relativeModuleId}`, module.errors());
  }

  /** Where what comes before a group's tests fails, they count as left out. */
  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) note(`failed: ${suite.module.relativeModuleId} > ${suite.fullName}`, suite.errors());
  }

  onTestRunEnd(_modules, unhandledErrors) {
    for (const error of unhandledErrors) note("failed: an error that nobody handled", [error]);
  }

  onTestCaseResult(test) {
    const { flaky } = test.diagnostic() ?? {};
    const { state, errors = [] } = test.result();
    if (state !== "failed" && !flaky) return;
    note(`${state === "failed" ? "failed" : "needed a second try"}: ${test.module.relativeModuleId} > ${test.fullName}`, errors);
  }
}
