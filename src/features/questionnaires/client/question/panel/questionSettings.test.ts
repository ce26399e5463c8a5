import { expect, test } from "vitest";
import type { Question } from "../../../../../survey/questionnaire";
import { codesOf, groupsFor, hasFields, listOrNothing, optionsOf, pictureOf, withSetting } from "./questionSettings";

const question = {
  id: "q1",
  type: "single",
  options: [{ code: "a" }],
  codes: ["a", 1],
  image: "/files/1",
} as unknown as Question;

test.each([
  ["is added", withSetting(question, "isRequired", true), { ...question, isRequired: true }],
  ["is replaced", withSetting(question, "image", "/files/2"), { ...question, image: "/files/2" }],
  ["is taken out", withSetting(question, "image", undefined), { ...question, image: undefined }],
])("a setting %s", (_, changed, expected) => {
  expect(JSON.parse(JSON.stringify(changed))).toEqual(JSON.parse(JSON.stringify(expected)));
});

test("what a question doesn't have is empty, and always the same", () => {
  expect(optionsOf(question, "options")).toEqual([{ code: "a" }]);
  expect(optionsOf(question, "rows")).toBe(optionsOf(question, "columns"));
  expect([codesOf(question, "codes"), codesOf(question, "rows")]).toEqual([["a"], []]);
  expect([pictureOf(question, "image"), pictureOf(question, "codes")]).toEqual(["/files/1", undefined]);
  expect(groupsFor(question, { hasGroups: true })).toBe(groupsFor(question, { hasGroups: false }));
  expect([listOrNothing([]), listOrNothing(["a"])]).toEqual([undefined, ["a"]]);
  expect([hasFields({}), hasFields({ properties: { a: {} } })]).toEqual([false, true]);
});
