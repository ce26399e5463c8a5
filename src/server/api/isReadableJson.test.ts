import { expect, test } from "vitest";
import { isReadableJson } from "./isReadableJson";

const members = (count: number) => `{${Array.from({ length: count }, (_one, index) => `"k${index}":1`).join()}}`;

test.each([
  ["nothing", ""],
  ["ten thousand members", members(10_000)],
  ["a long list", `[${"0,".repeat(400_000)}0]`],
  ["lists within lists", `${"[".repeat(99)}${"]".repeat(99)}`],
  ["many lists side by side", `[${"[[1]],".repeat(50_000)}1]`],
  ["texts that look like members", JSON.stringify({ a: '":'.repeat(100_000), b: "\\", c: '\\"{[:' })],
  ["brackets that nobody closes within a text", JSON.stringify(["[{".repeat(1_000)])],
  ["a text without an end", '{"a":"b'],
  ["more closed than opened", "]]]}}}"],
])("%s can be read", (_what, text) => {
  expect(isReadableJson(text)).toBe(true);
});

test.each([
  ["more members than anything of ours", members(10_001)],
  ["members after a text that ends with a backslash", `{"a\\\\":${members(10_001)}}`],
  ["too many objects", `[${Array.from({ length: 51 }, () => members(1_000)).join()}]`],
  ["lists that never end", "[".repeat(100_000)],
  ["objects within objects", '{"a":'.repeat(20_000)],
])("%s can't", (_what, text) => {
  expect(isReadableJson(text)).toBe(false);
});
