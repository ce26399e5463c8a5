import { expect, test } from "vitest";
import { inserted } from "./inserted";

const message = (seq: number, text = "") => ({ id: `m${seq}`, seq, text });

test("what overtakes is put in its place, and nothing is doubled", () => {
  const all = inserted(inserted([message(1)], [message(3)]), [message(2), message(3, "changed")]);
  expect(all.map(({ seq, text }) => `${seq}${text}`)).toEqual(["1", "2", "3changed"]);
});
