import { expect, test } from "vitest";
import { linkParts } from "./linkParts";

test.each([
  ["no link", [{ text: "no link" }]],
  [
    "see https://a.example/b?c=1.",
    [{ text: "see " }, { text: "https://a.example/b?c=1", href: "https://a.example/b?c=1" }, { text: "." }],
  ],
  ["javascript:alert(1) <b>", [{ text: "javascript:alert(1) <b>" }]],
  ["(http://x.example)", [{ text: "(" }, { text: "http://x.example", href: "http://x.example" }, { text: ")" }]],
])("%j", (text, parts) => {
  expect(linkParts(text)).toEqual(parts);
});
