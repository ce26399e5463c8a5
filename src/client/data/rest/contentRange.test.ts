import { expect, test } from "vitest";
import { totalOf } from "./contentRange";

test("reads the total where the server counted", () => {
  expect(totalOf("members 0-24/319")).toBe(319);
  expect(totalOf("members 0-24/*")).toBeUndefined();
  expect(totalOf(null)).toBeUndefined();
});
