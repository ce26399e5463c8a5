import { expect, test, vi } from "vitest";
import type { ExecutionState } from "../../../../src/client/runner/execution";
import { runnerRegistry } from "../../../../src/client/runner/extensions";
import { showIssues } from "../../../../src/client/runner/questions/showIssues";
import { createModel } from "../../../../src/client/runner/survey/model/createModel";
import { keepStart } from "./uxTask/startedTask";

vi.stubGlobal("location", { pathname: "/c/demo/activities/1/wat-ux" });

/** What is said of a required question of the type without an answer. */
function saidOf(type: string): readonly string[] {
  const state: Pick<ExecutionState, "survey" | "language" | "answers" | "missing"> = {
    survey: { pages: [{ elements: [{ type, name: "q", title: "Try it", isRequired: true }] }] },
    language: "en",
    answers: {},
    missing: {},
  };
  const model = createModel(state as ExecutionState);
  showIssues(model, runnerRegistry.questions, (key) => key);
  const question = model.getQuestionByName("q");
  expect(question?.validate(true)).toBe(false);
  return question?.errors.map((error) => error.getText()) ?? [];
}

test.each([
  ["uxtask", "uxTest.task.notBegun"],
  ["clicktest", "clickTest.runner.notShown"],
  ["imagepath", "imagePath.runner.notBegun"],
  ["cardsorting", "cardSorting.issues.noCards"],
])("%s without an answer says what to do", (type, key) => expect(saidOf(type)).toEqual([key]));

test("a task that runs says to end it, also where the browser keeps nothing", () => {
  keepStart("q", 1_764_500_000_000);
  expect(saidOf("uxtask")).toEqual(["uxTest.task.notEnded"]);
  keepStart("q", undefined);
  expect(saidOf("uxtask")).toEqual(["uxTest.task.notBegun"]);
});
