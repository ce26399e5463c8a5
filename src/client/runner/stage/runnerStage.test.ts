import { expect, test } from "vitest";
import type { ExecutionState } from "../execution";
import { openStage, type RunnerScreen, reduceStage, screenOf } from "./runnerStage";

const opened: ExecutionState = {
  responseId: "r",
  state: "open",
  disposition: null,
  title: "",
  welcome: null,
  closing: null,
  language: "es",
  languages: ["es"],
  survey: {},
  stops: [],
  isWhole: true,
  passed: 0,
  ahead: 0,
  answers: {},
  missing: {},
  dontKnow: {},
  currentQuestionId: null,
  clock: null,
  theme: null,
  labs: 0,
};
const nothing = { hasForm: false, isWelcoming: false, hasJustEnded: false };

test.each<[string, Partial<ExecutionState>, Partial<typeof nothing>, RunnerScreen]>([
  ["a survey begins with its welcome", {}, {}, "welcome"],
  ["with its first question where the server's page asks it", {}, { hasForm: true }, "survey"],
  ["and where that stands under the welcome", {}, { isWelcoming: true, hasForm: true }, "survey"],
  ["a preview begins as the server's page would", { beginsWithQuestion: true }, {}, "survey"],
  ["it goes on where it was left", { currentQuestionId: "a" }, {}, "survey"],
  ["with what was answered", { answers: { a: 1 } }, {}, "survey"],
  ["or not known", { missing: { a: "dont-know" } }, {}, "survey"],
  ["what has ended says so", { state: "ended" }, {}, "ending"],
  ["what was complete before is not asked again", { state: "complete" }, {}, "alreadyAnswered"],
  ["what the server's form has just completed is thanked for", { state: "complete" }, { hasJustEnded: true }, "closing"],
])("%s", (_, state, page, screen) => {
  const execution = { ...opened, ...state };
  expect(screenOf(openStage(execution, { ...nothing, ...page }), execution.state)).toBe(screen);
});

test("the welcome leads to the first part, and the last one to the thanks", () => {
  const stage = openStage(opened, nothing);
  const started = reduceStage(stage, { type: "started" });
  expect(screenOf(started, "open")).toBe("survey");
  const after = reduceStage(started, { type: "partTaken" });
  expect(after.part).toBe(1);
  expect(screenOf(after, "complete")).toBe("closing");
});
