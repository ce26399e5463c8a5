import { expect, test } from "vitest";
import { callingCode, phonePrefix } from "./callingCode";

test("a number starts with the prefix of the community's country", () => {
  expect(phonePrefix({ country: "PT", language: "es", browser: "es-ES" })).toBe("+351 ");
  expect(phonePrefix({ country: "CA", language: "fr", browser: "fr-FR" })).toBe("+1 ");
});

test("else with that of the country which the address is of", () => {
  expect(phonePrefix({ country: null, address: "MX", language: "es", browser: "es-ES" })).toBe("+52 ");
  expect(phonePrefix({ country: "PT", address: "MX", language: "es", browser: "es-ES" })).toBe("+351 ");
  expect(phonePrefix({ country: undefined, address: null, language: "es", browser: "es-AR" })).toBe("+54 ");
});

test("else with that of the browser's country, where it speaks the page's language", () => {
  expect(phonePrefix({ country: null, language: "nl", browser: "nl-BE" })).toBe("+32 ");
  expect(phonePrefix({ country: "no code", language: "es", browser: "en-US" })).toBe("+34 ");
});

test("else with where the page's language is at home", () => {
  expect(phonePrefix({ country: undefined, language: "pt", browser: "pt" })).toBe("+351 ");
  expect(phonePrefix({ country: undefined, language: "es", browser: "es-419" })).toBe("+34 ");
});

test("a country that has none of the codes has none", () => {
  expect(["ES", "XX", null, undefined].map(callingCode)).toEqual(["+34", undefined, undefined, undefined]);
});
