import { expect, test } from "vitest";
import { pictureHtml, richHtml } from "./richHtml";

test("formatting becomes tags, and texts and addresses are escaped", () => {
  const html = richHtml({
    blocks: [
      { kind: "heading", runs: [{ text: "<News>" }] },
      { kind: "paragraph", runs: [{ text: "a & b\nc", bold: true, link: 'https://example.com/?a="b"&c' }] },
      { kind: "bullets", items: [[{ text: "<script>", italic: true }]] },
    ],
  });
  expect(html).toContain("&lt;News&gt;</h2>");
  expect(html).toContain('href="https://example.com/?a=%22b%22&amp;c"');
  expect(html).toContain("<strong>a &amp; b<br />c</strong></a>");
  expect(html).toContain("<em>&lt;script&gt;</em></li></ul>");
});

test.each(["javascript:alert(1)", "data:text/html,x", " https:// nowhere", "/relative"])("%s is no link", (link) => {
  expect(richHtml({ blocks: [{ kind: "paragraph", runs: [{ text: "x", link }] }] })).not.toContain("<a ");
});

test("an image's address can't leave its attribute", () => {
  expect(pictureHtml('https://example.com/"onload="x')).not.toContain('"onload');
});
