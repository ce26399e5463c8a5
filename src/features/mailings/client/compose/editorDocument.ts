import type { JSONContent } from "@tiptap/react";
import type { RichBlock, RichRun, RichText } from "../../../../shared/richText/richTextSchema";

const LINK = /^(https?:\/\/|mailto:)\S+$/;

function toRun({ type, text = "", marks = [] }: JSONContent): readonly RichRun[] {
  if (type === "hardBreak") return [{ text: "\n" }];
  if (type !== "text" || text === "") return [];
  const has = (name: string) => marks.some((mark) => mark.type === name);
  const href: unknown = marks.find((mark) => mark.type === "link")?.attrs?.href;
  const link = typeof href === "string" && LINK.test(href) ? href : undefined;
  return [
    { text, ...(has("bold") ? { bold: true } : {}), ...(has("italic") ? { italic: true } : {}), ...(link ? { link } : {}) },
  ];
}

const runsIn = ({ content = [] }: JSONContent): readonly RichRun[] => content.flatMap(toRun);

/** The lines of a list; lists within it become lines of it, too. */
function itemsIn({ content = [] }: JSONContent): readonly (readonly RichRun[])[] {
  return content.flatMap((item) =>
    (item.content ?? []).flatMap((part) => (part.type === "paragraph" ? [runsIn(part)] : itemsIn(part))),
  );
}

function toBlock(node: JSONContent): RichBlock {
  if (node.type === "bulletList") return { kind: "bullets", items: itemsIn(node) };
  if (node.type === "orderedList") return { kind: "numbers", items: itemsIn(node) };
  return { kind: node.type === "heading" ? "heading" : "paragraph", runs: runsIn(node) };
}

const isEmpty = ({ runs = [], items = [] }: RichBlock) => runs.length === 0 && items.length === 0;

/** What the editor holds as a document; empty paragraphs at its end are left out. */
export function fromEditor({ content = [] }: JSONContent): RichText {
  const blocks = content.map(toBlock);
  const last = blocks.findLastIndex((block) => !isEmpty(block));
  return { blocks: blocks.slice(0, last + 1) };
}

function toMarks({ bold, italic, link }: RichRun) {
  return [
    ...(bold ? [{ type: "bold" }] : []),
    ...(italic ? [{ type: "italic" }] : []),
    ...(link ? [{ type: "link", attrs: { href: link } }] : []),
  ];
}

function toNodes(runs: readonly RichRun[]): JSONContent[] {
  return runs.flatMap((run) =>
    run.text
      .split("\n")
      .flatMap((text, at): JSONContent[] => [
        ...(at > 0 ? [{ type: "hardBreak" }] : []),
        ...(text ? [{ type: "text", text, marks: toMarks(run) }] : []),
      ]),
  );
}

/** A document for the editor. */
export function toEditor({ blocks }: RichText): JSONContent {
  const content = blocks.map(({ kind, runs = [], items = [] }): JSONContent => {
    if (kind === "paragraph") return { type: "paragraph", content: toNodes(runs) };
    if (kind === "heading") return { type: "heading", attrs: { level: 2 }, content: toNodes(runs) };
    const lines = items.map((item) => ({ type: "listItem", content: [{ type: "paragraph", content: toNodes(item) }] }));
    return { type: kind === "bullets" ? "bulletList" : "orderedList", content: lines };
  });
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}
