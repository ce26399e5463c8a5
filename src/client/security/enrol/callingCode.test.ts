import { expect, test } from "vitest";
import { phonePrefix } from "./callingCode";

test("a number starts with the prefix of the community's country", () => {
  expect(phonePrefix("PT", "es-ES")).toBe("+351 ");
  expect(phonePrefix("CA", "fr")).toBe("+1 ");
});

test("else with that of the browser's language", () => {
  expect(phonePrefix(null, "nl-BE")).toBe("+32 ");
  expect(phonePrefix("018f-not-a-code", "pt")).toBe("+55 ");
});

test("and else with the sign alone", () => {
  expect(phonePrefix(undefined, "eo")).toBe("+");
  expect(phonePrefix(undefined, "not a language")).toBe("+");
});
