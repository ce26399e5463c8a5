import { expect, test } from "vitest";
import { reduceStep, type StepAction, type StepState } from "./stepState";

const begun: StepState = { index: 1, phase: "answering", missing: {}, triedEarly: false };
const leaving: StepState = { ...begun, phase: "leaving" };
const waiting: StepState = { ...begun, phase: "waiting" };

test.each<[string, StepState, readonly StepAction[], Partial<StepState>]>([
  ["a question is left until the next one is shown", begun, [{ type: "leaving" }], { phase: "leaving", index: 1 }],
  ["the next question is the respondent's at once", leaving, [{ type: "shown", index: 2 }], { phase: "answering", index: 2 }],
  ["what can't be sent waits", leaving, [{ type: "unreachable" }], { phase: "waiting", index: 1 }],
  ["whoever goes back no longer waits", waiting, [{ type: "shown", index: 0 }], { phase: "answering", index: 0 }],
  ["of an attempt that was given up nothing waits", begun, [{ type: "unreachable" }], { phase: "answering" }],
  ["an attempt that leads nowhere leaves the question open", waiting, [{ type: "stayed" }], { phase: "answering", index: 1 }],
  ["going on too early is remembered", begun, [{ type: "triedNext", isEarly: true }], { triedEarly: true, phase: "answering" }],
  [
    "until it is tried in time",
    begun,
    [
      { type: "triedNext", isEarly: true },
      { type: "triedNext", isEarly: false },
    ],
    { triedEarly: false },
  ],
  ["not knowing is kept by question", begun, [{ type: "notKnown", questionId: "a" }], { missing: { a: "dont-know" } }],
  [
    "and taken back by an answer",
    begun,
    [
      { type: "notKnown", questionId: "a" },
      { type: "notKnown", questionId: "b" },
      { type: "answered", questionId: "a" },
    ],
    { missing: { b: "dont-know" } },
  ],
])("%s", (_, before, actions, after) => {
  expect(actions.reduce(reduceStep, before)).toMatchObject(after);
});

test("an answer to a question that was answered before changes nothing", () => {
  expect(reduceStep(begun, { type: "answered", questionId: "a" }).missing).toBe(begun.missing);
});
