import { expect, test } from "vitest";
import { mayReload } from "./mayReload";

function store() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test("a page whose parts fail to load is loaded anew once", () => {
  const kept = store();
  expect(mayReload(kept, 1_000)).toBe(true);
  expect(mayReload(kept, 2_000)).toBe(false);
});

test("after the next release it may again", () => {
  const kept = store();
  mayReload(kept, 1_000);
  expect(mayReload(kept, 62_000)).toBe(true);
});
