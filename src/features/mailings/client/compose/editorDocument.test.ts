import { expect, test } from "vitest";
import type { RichText } from "../../../../shared/richText/richTextSchema";
import { fromEditor, toEditor } from "./editorDocument";

const DOCUMENT: RichText = {
  blocks: [
    { kind: "heading", runs: [{ text: "Novedades" }] },
    { kind: "paragraph", runs: [{ text: "Hola, " }, { text: "Ana", bold: true, link: "https://example.com/" }] },
    { kind: "bullets", items: [[{ text: "uno" }], [{ text: "dos", italic: true }]] },
    { kind: "numbers", items: [[{ text: "primero" }]] },
  ],
};

test("a document comes back from the editor as it was", () => {
  expect(fromEditor(toEditor(DOCUMENT))).toEqual(DOCUMENT);
});

test("an empty editor is an empty document", () => {
  expect(fromEditor(toEditor({ blocks: [] }))).toEqual({ blocks: [] });
});

test("links with other schemes and unknown nodes are dropped, and lists within lists become lines", () => {
  const paragraph = (text: string, href?: string) => ({
    type: "paragraph",
    content: [{ type: "text", text, ...(href ? { marks: [{ type: "link", attrs: { href } }] } : {}) }],
  });
  const nested = { type: "bulletList", content: [{ type: "listItem", content: [paragraph("dentro")] }] };
  const list = { type: "bulletList", content: [{ type: "listItem", content: [paragraph("fuera"), nested] }] };
  expect(fromEditor({ type: "doc", content: [paragraph("x", "javascript:alert(1)"), list, { type: "image" }] })).toEqual({
    blocks: [
      { kind: "paragraph", runs: [{ text: "x" }] },
      { kind: "bullets", items: [[{ text: "fuera" }], [{ text: "dentro" }]] },
    ],
  });
});
