import { expect, test } from "vitest";
import { type Shortcut, stepOf } from "./shortcutKeys";

function shortcut(keys: string): Shortcut {
  return { keys, label: keys, group: "", run: () => undefined };
}

const all = ["j", "g m", "g a", "n"].map(shortcut);

test("a key does what it stands for", () => {
  expect(stepOf(all, undefined, "j")).toEqual({ run: all[0] });
  expect(stepOf(all, undefined, "q")).toBeUndefined();
});

test("two keys one after the other are one shortcut", () => {
  expect(stepOf(all, undefined, "g")).toEqual({ wait: "g" });
  expect(stepOf(all, "g", "a")).toEqual({ run: all[2] });
});

test("a key that does not go on begins anew", () => {
  expect(stepOf(all, "g", "j")).toEqual({ run: all[0] });
  expect(stepOf(all, "g", "g")).toEqual({ wait: "g" });
});

test("what came last stands in front", () => {
  const later = shortcut("n");
  expect(stepOf([...all, later], undefined, "n")).toEqual({ run: later });
});
