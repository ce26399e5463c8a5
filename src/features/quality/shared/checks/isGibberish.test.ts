import { expect, test } from "vitest";
import { isGibberish } from "./isGibberish";

test.each([
  "asdfghjkl",
  "qwerty",
  "lkjhg poiuy",
  "aaaaaaaa",
  "xkcdfghjklmnbv",
  "asdasdasdasd",
  "........",
  "?!?!?!",
  "sdfgh",
  "bcdfg hjklm",
])("%s is no language", (text) => {
  expect(isGibberish(text)).toBe(true);
});

test.each([
  "Me gusta el color",
  "Angstschreeuw",
  "jajaja",
  "Prefiero qwerty a azerty, en general",
  "ok",
  "DHL",
  "👍👍👍👍",
  "12345",
  "rythmes",
  "Слишком дорого",
  "価格が高すぎる",
  "Slechtstschrijvend",
  "",
  "n/a",
])("%s may mean something", (text) => {
  expect(isGibberish(text)).toBe(false);
});
