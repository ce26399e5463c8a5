import { expect, test } from "vitest";
import { wordSpans } from "./wordSpans";

test("a word is found whatever its case and accents, counted in code points", () => {
  const text = "🚲 Autobús y AUTOBUSES";
  const found = wordSpans(text, " autobus ").map(({ start, end }) => [...text].slice(start, end).join(""));
  expect(found).toEqual(["Autobús", "AUTOBUS"]);
  expect(wordSpans(text, "  ")).toEqual([]);
  expect(wordSpans(text, "tren")).toEqual([]);
});
