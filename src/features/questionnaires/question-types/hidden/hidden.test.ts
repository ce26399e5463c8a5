import { expect, test } from "vitest";
import { optionsOf, questionOf } from "../shared/testing";
import { hidden } from "./index";

function assigned(settings: Parameters<typeof questionOf>[1], parameters: Readonly<Record<string, string>>) {
  const context = { parameter: (name: string) => parameters[name], read: () => undefined };
  return hidden.assign?.(questionOf(hidden, settings), () => 0, context);
}

test("takes the parameter of its name, or of its variable", () => {
  expect(assigned({ parameter: "pid" }, { pid: " A-17 ", Q1: "no" })).toEqual({ value: "A-17" });
  expect(assigned({}, { Q1: "panel" })).toEqual({ value: "panel" });
});

test.each([
  ["absent", {}, {}],
  ["blank", {}, { Q1: "  " }],
  ["none of the allowed values", { options: optionsOf("a", "b") }, { Q1: "c" }],
  ["a value of the prototype", { options: optionsOf("a", "b") }, { Q1: "constructor" }],
  ["too long", { maxLength: 3 }, { Q1: "abcd" }],
  ["what can't be stored", {}, { Q1: "a\u0000" }],
])("a parameter that is %s counts as unknown", (_name, settings, parameters) => {
  expect(assigned(settings, parameters)).toEqual({ missing: "unknown" });
});

test("without an address nothing is known", () => {
  expect(hidden.assign?.(questionOf(hidden), () => 0)).toEqual({ missing: "unknown" });
});
