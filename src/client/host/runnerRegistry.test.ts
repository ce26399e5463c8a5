import { expect, test } from "vitest";
import type { RunnerHost, RunnerQuestion } from "./runnerHost";
import { createRunnerRegistry } from "./runnerRegistry";

const question = (type: string): RunnerQuestion => ({ type, properties: [], load: async () => ({ default: () => null }) });
const asking = (...types: string[]) => ({
  register: (host: RunnerHost) => {
    for (const type of types) host.question(question(type));
  },
});

test("questions are found by the type of their element", () => {
  const { questions } = createRunnerRegistry([asking("one", "two"), asking("three")]);
  expect([...questions.keys()]).toEqual(["one", "two", "three"]);
});

test("a type is taken once", () => {
  expect(() => createRunnerRegistry([asking("one"), asking("one")])).toThrow('"one"');
});
