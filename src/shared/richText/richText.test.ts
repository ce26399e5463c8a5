import { expect, test } from "vitest";
import { plainRichText, runsOf, toRichText, withTexts } from "./richText";
import type { RichText } from "./richTextSchema";

const DOCUMENT: RichText = {
  blocks: [
    { kind: "heading", runs: [{ text: "News" }] },
    { kind: "paragraph", runs: [{ text: "See " }, { text: "the page", bold: true, link: "https://example.com/" }] },
    { kind: "bullets", items: [[{ text: "one" }], [{ text: "two", italic: true }]] },
    { kind: "numbers", items: [[{ text: "first" }], [{ text: "second" }]] },
    { kind: "paragraph", runs: [] },
  ],
};

test("a document reads as plain text with its lists and the addresses of its links", () => {
  expect(plainRichText(DOCUMENT)).toBe("News\n\nSee the page (https://example.com/)\n\n- one\n- two\n\n1. first\n2. second");
});

test("texts are changed wherever they stand, and what is left empty goes", () => {
  const changed = withTexts(DOCUMENT, (text) => (text === "one" ? "" : text.toUpperCase()));
  expect(runsOf(changed).map(({ text }) => text)).toEqual(["NEWS", "SEE ", "THE PAGE", "TWO", "FIRST", "SECOND"]);
});

test("plain text becomes paragraphs, with the lines of each kept", () => {
  expect(toRichText("Hello\r\nAna\n\n\nBye\n")).toEqual({
    blocks: [
      { kind: "paragraph", runs: [{ text: "Hello\nAna" }] },
      { kind: "paragraph", runs: [{ text: "Bye\n" }] },
    ],
  });
});
