import { expect, test } from "vitest";
import type { ExecutionState } from "../execution";
import type { PendingWrite } from "./pendingWrites";
import { withStoredWrites } from "./withStoredWrites";

const state: ExecutionState = {
  responseId: "r1",
  state: "open",
  disposition: null,
  stops: [],
  isWhole: true,
  passed: 0,
  ahead: 0,
  title: "Survey",
  welcome: null,
  closing: null,
  language: "es",
  languages: ["es"],
  survey: {},
  answers: { q1: "a", q2: "other", "q2-Comment": "old" },
  missing: { q3: "dont-know" },
  dontKnow: { q1: "No sé" },
  currentQuestionId: "q2",
  clock: null,
  theme: null,
  labs: 0,
};

const kept = (job: PendingWrite, index: number) => ({ job, at: index, token: String(index) });

test("answers that never reached the server win over those it has, and the position too", () => {
  const jobs: readonly PendingWrite[] = [
    { kind: "answer", questionId: "q1", body: { value: null, missing: "dont-know" } },
    { kind: "answer", questionId: "q2", body: { value: "b" } },
    { kind: "answer", questionId: "q3", body: { value: 4 } },
    { kind: "position", questionId: "q3" },
    { kind: "complete" },
  ];
  const merged = withStoredWrites(state, jobs.map(kept));
  expect(merged.answers).toEqual({ q2: "b", q3: 4 });
  expect(merged.missing).toEqual({ q1: "dont-know" });
  expect(merged.currentQuestionId).toBe("q3");
});

test("without kept answers the server's state stands", () => {
  expect(withStoredWrites(state, [])).toBe(state);
});
