import { expect, test } from "vitest";
import { broughtParameters, isForVariables } from "./surveyAddress";

test("what the page added itself is left out, all else goes with it, within limits", () => {
  const search = new URLSearchParams(`rid=a%20b&language=es&ended=1&_language=fr&_ended=1&long=${"x".repeat(501)}`);
  expect(broughtParameters(search)).toEqual({ rid: "a b", language: "es", ended: "1" });
  const many = new URLSearchParams(Array.from({ length: 60 }, (_, index) => [`p${index}`, "1"]));
  expect(Object.keys(broughtParameters(many))).toHaveLength(50);
});

test("hidden variables take what isn't meant for the page", () => {
  expect(["src", "ended", "language", "preview", "_language", "_ended"].filter(isForVariables)).toEqual(["src", "ended"]);
});
