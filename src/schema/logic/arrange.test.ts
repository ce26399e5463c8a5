import { expect, test } from "vitest";
import type { Option } from "../questionnaire";
import { arrangeOptions } from "./arrange";

const options: readonly Option[] = ["a", "b", "none", "c", "d"].map((code) => ({ code, label: {} }));
const draws = Array.from({ length: 40 }, (_, seed) => ({ seed, ordinal: seed }));

function orders(listed: readonly Option[], exclusive: readonly string[] = []): readonly string[] {
  return draws.map((draw) =>
    arrangeOptions(listed, "options q", draw, exclusive)
      .map(({ code }) => code)
      .join(),
  );
}

test("pinned options stay where they stand while the others change places", () => {
  const pinned = options.map((option) => (option.code === "none" ? { ...option, isPinned: true } : option));
  expect(orders(pinned).every((order) => order.split(",")[2] === "none")).toBe(true);
  expect(new Set(orders(pinned)).size).toBeGreaterThan(10);
});

test("exclusive options stand at the end, unless the author lets them move", () => {
  expect(orders(options, ["none"]).every((order) => order.endsWith(",none"))).toBe(true);
  const free = options.map((option) => (option.code === "none" ? { ...option, isPinned: false } : option));
  expect(orders(free, ["none"]).some((order) => !order.endsWith(",none"))).toBe(true);
});
