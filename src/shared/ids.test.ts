import { expect, test } from "vitest";
import { isId, newId } from "./ids";

test("new ids are UUIDs of version 7, different, and sort by time", () => {
  const ids = Array.from({ length: 5_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => isId(id) && id[14] === "7")).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
});

test.each([null, undefined, 7, {}, [], "", "a", "01890a5d-ac96-774b-bcce-b302099a805", "01890a5dac96774bbcceb302099a8057"])(
  "%j is no id",
  (value) => {
    expect(isId(value)).toBe(false);
  },
);

test("an id has nothing before or after it", () => {
  const id = newId();
  for (const text of [` ${id}`, `${id} `, `${id}\n`, `{${id}}`, `'${id}`]) expect(isId(text)).toBe(false);
  expect(isId(id.toUpperCase())).toBe(true);
});
