import { appendFileSync } from "node:fs";

/** Long enough to see what was expected. */
const MOST_CHARACTERS = 1_500;

/** Writes which unit tests failed or needed a second try to `$TEST_TROUBLE_FILE`, for the end of `npm test`. */
export default class TroubleReporter {
  onTestCaseResult(test) {
    const file = process.env.TEST_TROUBLE_FILE;
    const { flaky } = test.diagnostic() ?? {};
    const { state, errors = [] } = test.result();
    if (!file || (state !== "failed" && !flaky)) return;
    const lines = errors.flatMap(({ message, stack }) => (stack ?? message).split("\n"));
    const said = lines.filter((line) => !line.includes("node_modules")).join("\n");
    const title = `${state === "failed" ? "failed" : "needed a second try"}: ${test.module.relativeModuleId} > ${test.fullName}`;
    appendFileSync(file, `${title}\n${said.slice(0, MOST_CHARACTERS)}\n\n`);
  }
}
