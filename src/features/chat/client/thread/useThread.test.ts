import { expect, test } from "vitest";
import { MESSAGE_EXAMPLE } from "../../shared/api/schemas";
import { lastWithoutGap, withMessages, withoutContent } from "./useThread";

const message = (seq: number, text = `${seq}`) => ({ ...MESSAGE_EXAMPLE, id: `m${seq}`, seq, message: text });

test("messages that overtook each other stand in the order of their numbers, each once as it is now", () => {
  const all = withMessages([message(1), message(4)], [message(3), message(4, "changed"), message(2)]);
  expect(all.map(({ message: text }) => text)).toEqual(["1", "2", "3", "changed"]);
});

test("a gap is told by the number before it; a page may begin anywhere", () => {
  expect(lastWithoutGap([])).toBe(0);
  expect(lastWithoutGap([message(7), message(8), message(10)])).toBe(8);
});

test("what was deleted keeps its place", () => {
  const [first, second] = withoutContent([message(1), message(2)], ["m2"]);
  expect([first?.message, second?.message, second?.isDeleted, second?.seq]).toEqual(["1", null, true, 2]);
});
