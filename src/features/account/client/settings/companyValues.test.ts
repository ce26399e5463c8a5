import { expect, test } from "vitest";
import { changedFields, valueIn } from "./companyValues";

const FIELDS = ["town", "country"] as const;
const presumed = { country: "spain" };

test("an empty field starts from what is presumed, and a kept one doesn't", () => {
  expect(valueIn({ saved: { country: null }, changes: {}, presumed }, "country")).toBe("spain");
  expect(valueIn({ saved: { country: "france" }, changes: {}, presumed }, "country")).toBe("france");
  expect(valueIn({ saved: { country: null }, changes: {}, presumed: {} }, "country")).toBe("");
});

test("the person's choice counts, also to have none", () => {
  expect(valueIn({ saved: {}, changes: { country: "" }, presumed }, "country")).toBe("");
  expect(valueIn({ saved: {}, changes: { country: "italy" }, presumed }, "country")).toBe("italy");
});

test("a presumption is written with what was changed, never alone", () => {
  expect(changedFields({ saved: {}, changes: {}, presumed }, FIELDS)).toEqual([]);
  expect(changedFields({ saved: { town: "Vic" }, changes: { town: "Vic " }, presumed }, FIELDS)).toEqual([]);
  expect(changedFields({ saved: {}, changes: { town: "Vic" }, presumed }, FIELDS)).toEqual(["town", "country"]);
  expect(changedFields({ saved: {}, changes: { country: "spain" }, presumed }, FIELDS)).toEqual(["country"]);
  expect(changedFields({ saved: {}, changes: { town: "Vic", country: "" }, presumed }, FIELDS)).toEqual(["town"]);
});
