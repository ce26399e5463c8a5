import { expect, test } from "vitest";
import { usedWords } from "./usedWords";

const RECORDS = [
  { id: "1", tags: ["Café", "vip"] },
  { id: "2", tags: ["VIP", "cafetería", "vip"] },
  { id: "3", tags: [] },
  { id: "4" },
];

test.each([
  ["", ["vip", "Café", "cafetería", "VIP"]],
  ["caf", ["Café", "cafetería"]],
  ["CAFÉ", ["Café", "cafetería"]],
  ["ip", ["vip", "VIP"]],
  ["none", []],
])("what records have is offered for %j", (typed, words) => {
  expect(usedWords(RECORDS, "tags", typed)).toEqual(words);
});
