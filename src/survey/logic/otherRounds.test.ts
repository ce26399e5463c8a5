import { expect, test } from "vitest";
import type { Questionnaire } from "../questionnaire";
import { otherRounds } from "./otherRounds";

function looped(settings: Readonly<Record<string, unknown>>, loop?: Questionnaire["blocks"][number]["loop"]): Questionnaire {
  const common = { type: "short-text", title: { es: "?" } };
  const options = ["a", "b", "c"].map((code) => ({ code, label: { es: code } }));
  return {
    languages: ["es"],
    blocks: [
      { id: "first", questions: [{ ...common, id: "which", variable: "W", options }] },
      { id: "rounds", questions: [{ ...common, ...settings, id: "what", variable: "X" }], ...(loop ? { loop } : {}) },
    ],
  };
}

test("names the other rounds of a question that asks for another answer in each", () => {
  expect([...otherRounds(looped({ differentEachRound: true }, { from: "which", which: "chosen" }))]).toEqual([
    ["what.a", ["what.b", "what.c"]],
    ["what.b", ["what.a", "what.c"]],
    ["what.c", ["what.a", "what.b"]],
  ]);
});

test.each([
  ["without the setting", looped({}, { from: "which", which: "chosen" })],
  ["outside a loop", looped({ differentEachRound: true })],
  ["over nothing that there is", looped({ differentEachRound: true }, { from: "gone", which: "chosen" })],
])("%s there is nothing to tell apart", (_name, questionnaire) => {
  expect(otherRounds(questionnaire).size).toBe(0);
});
