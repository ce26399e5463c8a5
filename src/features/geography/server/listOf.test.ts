import { expect, test } from "vitest";
import { elementIdOf } from "../../../shared/elementId";
import { sortedElements } from "./listOf";

test.each([
  ["08", 8],
  ["52", 52],
  ["971", 971],
  ["ES", 532],
  ["20R", 2619],
])("the element of code %s is %i", (code, id) => {
  expect(elementIdOf(code)).toBe(id);
});

test("elements are called and sorted as the language has it", () => {
  const rows = [
    { code: "DE", name: { es: "Alemania", en: "Germany" } },
    { code: "FR", name: { es: "Francia", en: "France" } },
    { code: "AT", name: { es: "Áustria" } },
  ];
  expect(sortedElements(rows, "en").map(({ lovName }) => lovName)).toEqual(["Áustria", "France", "Germany"]);
  expect(sortedElements(rows, "es").map(({ lovName }) => lovName)).toEqual(["Alemania", "Áustria", "Francia"]);
});
