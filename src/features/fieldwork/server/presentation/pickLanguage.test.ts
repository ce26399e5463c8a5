import { expect, test } from "vitest";
import { pickLanguage } from "./pickLanguage";

test.each([
  ["nl", "nl"],
  ["nl-BE", "nl"],
  ["PT", "pt-BR"],
  ["de", "es"],
  [undefined, "es"],
])("asked for %s of es, nl and pt-BR it picks %s", (wanted, expected) => {
  expect(pickLanguage(["es", "nl", "pt-BR"], wanted)).toBe(expected);
});
