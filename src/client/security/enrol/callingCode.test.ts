import { expect, test } from "vitest";
import { phonePrefix } from "./callingCode";

test("a number starts with the prefix of the community's country", () => {
  expect(phonePrefix({ country: "PT", language: "es", browser: "es-ES" })).toBe("+351 ");
  expect(phonePrefix({ country: "CA", language: "fr", browser: "fr-FR" })).toBe("+1 ");
});

test("else with that of the browser's country, where it speaks the page's language", () => {
  expect(phonePrefix({ country: null, language: "nl", browser: "nl-BE" })).toBe("+32 ");
  expect(phonePrefix({ country: "no code", language: "es", browser: "en-US" })).toBe("+34 ");
});

test("else with where the page's language is at home", () => {
  expect(phonePrefix({ country: undefined, language: "pt", browser: "pt" })).toBe("+351 ");
  expect(phonePrefix({ country: undefined, language: "es", browser: "es-419" })).toBe("+34 ");
});
