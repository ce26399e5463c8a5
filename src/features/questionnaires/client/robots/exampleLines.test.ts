import { expect, test } from "vitest";
import { blockOf, choice, documentOf, optionsIn } from "../../../../../tests/helpers/smallDocuments";
import { findingText, logicScope } from "../../../../client/kit/questions";
import { exampleLines } from "./exampleLines";

const draft = documentOf(
  blockOf("b1", [choice("q1", { options: optionsIn("a", "b") })]),
  blockOf("b2", [choice("q2")], { loop: { from: "q1", which: "chosen" } }),
);
const scope = logicScope({
  draft,
  types: new Map(),
  language: "en",
  t: (key, options) => [key, options?.option].filter(Boolean).join(" "),
});

test("an example says what was answered in words, and which round it was", () => {
  const file = { name: "street.png", type: "image/png", content: "/files/1" };
  const lines = exampleLines(
    [
      { questionId: "q1", answer: { value: "a" } },
      { questionId: "q2", round: "a", answer: { missing: "no-answer" } },
      { questionId: "q1", answer: { value: [file] } },
      { questionId: "gone", answer: { value: "a" } },
    ],
    scope,
  );
  expect(lines).toEqual([
    { question: "Q1 · Question q1", answer: "Option a" },
    { question: "Q2 · Question q2 (Option a)", answer: "surveys.robots.missing.no-answer" },
    { question: "Q1 · Question q1", answer: "street.png" },
  ]);
});

test("a finding names the option by its text, of a loop that of the question it goes through", () => {
  const of = (name: string, place: { questionId?: string; path: string }) =>
    findingText({ severity: "warning", finding: name, isCertain: true, params: { code: "b" }, ...place }, scope);
  expect(of("optionNeverOffered", { questionId: "q1", path: "/options/1/showIf" })).toContain("Option b");
  expect(of("roundNeverEntered", { path: "/blocks/1/loop/from" })).toContain("Option b");
});
