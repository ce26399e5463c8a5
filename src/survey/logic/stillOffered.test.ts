import { expect, test } from "vitest";
import type { Json } from "../../shared/json";
import type { Question } from "../questionnaire";
import { stillOffered } from "./stillOffered";

const list = (...codes: string[]) => codes.map((code) => ({ code, label: { en: code } }));
const carried = (into: "options" | "rows" | "columns" | "fields", lists: object): Question => ({
  id: "q",
  variable: "Q",
  type: "any",
  title: { en: "Q" },
  ...lists,
  carry: { from: "known", which: "chosen", into },
});
const OPTIONS = carried("options", { options: list("a", "b", "c") });
const ROWS = carried("rows", { rows: list("a", "b"), columns: list("x", "y") });
const COLUMNS = carried("columns", { rows: list("r", "s"), columns: list("a", "b", "c") });

/** What is left of a value where only a was chosen before. */
const left = (question: Question, value: Json) =>
  stillOffered(question, { value }, (id) => (id === "known" ? { value: ["a"] } : undefined))?.value;

test.each<readonly [string, Question, Json, Json | undefined]>([
  ["one code", OPTIONS, "a", "a"],
  ["one that has gone", OPTIONS, "b", undefined],
  ["an other", OPTIONS, "other", "other"],
  ["several", OPTIONS, ["b", "a", "other"], ["a", "other"]],
  ["several that have all gone", OPTIONS, ["b", "c"], undefined],
  ["points", OPTIONS, { a: 40, b: 60 }, { a: 40 }],
  ["rows", ROWS, { a: "x", b: "y" }, { a: "x" }],
  ["rows that have all gone", ROWS, { b: "y" }, undefined],
  ["fields", carried("fields", { fields: list("a", "b") }), { a: "yes", b: "no" }, { a: "yes" }],
  ["columns of rows", COLUMNS, { r: "a", s: "b" }, { r: "a" }],
  ["several columns of rows", COLUMNS, { r: ["a", "b"], s: ["c"] }, { r: ["a"] }],
  ["cells of rows", COLUMNS, { r: { a: 1, b: 2 }, s: { c: 3 } }, { r: { a: 1 } }],
])("of %s it is what is offered still", (_name, question, value, expected) => {
  expect(left(question, value)).toEqual(expected);
});

test("an answer that is whole still is the same one, with its text; one without a value too", () => {
  const answer = { value: ["a", "other"], comment: "mine" };
  expect(stillOffered(OPTIONS, answer, () => ({ value: ["a"] }))).toBe(answer);
  expect(stillOffered(OPTIONS, { value: ["a", "b"], comment: "mine" }, () => ({ value: ["a"] }))).toEqual({
    value: ["a"],
    comment: "mine",
  });
  const none = { missing: "dont-know" } as const;
  expect(stillOffered(OPTIONS, none, () => undefined)).toBe(none);
});
