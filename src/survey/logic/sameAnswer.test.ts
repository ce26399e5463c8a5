import { expect, test } from "vitest";
import type { Answer } from "../questionnaire";
import { isSameAnswer } from "./sameAnswer";

const other = (comment?: string): Answer => ({ value: "other", ...(comment === undefined ? {} : { comment }) });

test.each<[string, Answer, Answer]>([
  ["a code", { value: "a" }, { value: "a" }],
  ["a number, however it is held", { value: 1 }, { value: "1" }],
  ["an other of the same text", other("Petróleos Díaz"), other(" petroleos  DIAZ ")],
  ["an option, whatever is remarked beside it", { value: "a", comment: "x" }, { value: "a", comment: "y" }],
])("%s is the same value", (_name, one, two) => {
  expect(isSameAnswer(one, two, "value")).toBe(true);
});

test.each<[string, Answer, Answer]>([
  ["codes that differ in case", { value: "a" }, { value: "A" }],
  ["others of different texts", other("Uno"), other("Dos")],
  ["don't know", { missing: "dont-know" }, { missing: "dont-know" }],
  ["no answer", {}, {}],
  ["a remark alone", { comment: "x" }, { comment: "x" }],
])("%s are not the same value", (_name, one, two) => {
  expect(isSameAnswer(one, two, "value")).toBe(false);
});

test.each([
  ["Árbol", "arbol"],
  ["  Calle   Mayor\n", "calle mayor"],
  ["Çelik", "celik"],
])("%j reads as %j", (one, two) => {
  expect(isSameAnswer({ value: one }, { value: two }, "text")).toBe(true);
});

test("texts of other scripts are told apart by their vowel signs", () => {
  expect(isSameAnswer({ value: "की" }, { value: "का" }, "text")).toBe(false);
});
