import { expect, test } from "vitest";
import { matrix } from "../matrix";
import { multipleChoice } from "../multiple-choice";
import { multipleTexts } from "../multiple-texts";
import { nps } from "../nps";
import { rating } from "../rating";
import { shortText } from "../short-text";
import { singleChoice } from "../single-choice";
import { optionsOf, questionOf } from "./testing";

const options = optionsOf("a", "b", "c");

test("a choice tells its place, unless everybody sees another order", () => {
  expect(singleChoice.qualityTraits?.(questionOf(singleChoice, { options }), { value: "b" })).toEqual({
    place: { at: 1, of: 3 },
  });
  const shuffled = questionOf(singleChoice, { options, randomOrder: true });
  expect(singleChoice.qualityTraits?.(shuffled, { value: "b" })).toEqual({});
  expect(rating.qualityTraits?.(questionOf(rating, { min: 1, max: 5 }), { value: 5 })).toEqual({ place: { at: 4, of: 5 } });
  expect(nps.qualityTraits?.(questionOf(nps), { missing: "dont-know" })).toEqual({});
});

test("a grid tells its columns row by row, a grid of texts what was written", () => {
  const rows = optionsOf("r", "s", "t");
  const grid = questionOf(matrix, { rows, columns: options });
  expect(matrix.qualityTraits?.(grid, { value: { t: "a", r: "c" } })).toEqual({
    grid: { places: [2, 0], of: 3, isShuffled: false },
  });
  const texts = questionOf(matrix, { rows, columns: options, cell: "text" });
  expect(matrix.qualityTraits?.(texts, { value: { r: { a: "Hola", b: " " } } })).toEqual({ texts: ["Hola"] });
});

test("an exclusive option says none of these, where there is one", () => {
  const question = questionOf(multipleChoice, { options, exclusive: ["c"] });
  expect(multipleChoice.qualityTraits?.(question, { value: ["c"] })).toEqual({ isNone: true });
  expect(multipleChoice.qualityTraits?.(question, { value: ["a", "b"] })).toEqual({ isNone: false });
});

test("open answers tell what was written, field by field", () => {
  expect(shortText.qualityTraits?.(questionOf(shortText), { value: "Hola" })).toEqual({ texts: ["Hola"] });
  const fields = questionOf(multipleTexts, { fields: options });
  expect(multipleTexts.qualityTraits?.(fields, { value: { a: "Uno", c: "Dos" } })).toEqual({ texts: ["Uno", "Dos"] });
});

test.each([
  ["the one code", ["b"], "b", true],
  ["another code", ["b"], "a", false],
  ["one of several codes", ["a", "b"], "a", true],
])("a single choice with %s: attentive %s", (_name, attention, value, isPassed) => {
  const question = questionOf(singleChoice, { options, attention });
  expect(singleChoice.qualityTraits?.(question, { value })?.attention).toEqual({ expected: attention, isPassed });
});

test.each([
  [["b", "a"], true],
  [["a"], false],
  [["a", "b", "c"], false],
])("a multiple choice that asks for a and b, answered by %j: attentive %s", (value, isPassed) => {
  const question = questionOf(multipleChoice, { options, attention: ["a", "b"] });
  expect(multipleChoice.qualityTraits?.(question, { value })?.attention?.isPassed).toBe(isPassed);
});

test("an attention check can only ask for an answer that there is", () => {
  expect(singleChoice.faults?.(questionOf(singleChoice, { options, attention: ["z"] }))).toEqual([
    { path: "/attention", fault: "unknownCode", params: { code: "z" } },
  ]);
});
