import { expect, test } from "vitest";
import { progressOf } from "./progressOf";

const part = (id: string, isRequired: boolean) => ({ id, isRequired });

test("the required parts count, all where none is required", () => {
  const some = [part("a", true), part("b", false), part("c", true)];
  expect(progressOf(some, new Set(["a", "b"]))).toBe(0.5);
  expect(progressOf(some, new Set(["a", "c"]))).toBe(1);
  expect(progressOf([part("a", false), part("b", false)], new Set(["a"]))).toBe(0.5);
  expect(progressOf([], new Set())).toBe(0);
});
