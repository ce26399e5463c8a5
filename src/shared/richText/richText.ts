import type { RichRun, RichText } from "./richTextSchema";

/** The texts of a document, each by itself. */
export function runsOf({ blocks }: RichText): readonly RichRun[] {
  return blocks.flatMap(({ runs = [], items = [] }) => [...runs, ...items.flat()]);
}

/** The document with other texts; a run that is left without any goes. */
export function withTexts({ blocks }: RichText, change: (text: string) => string): RichText {
  const changed = (runs: readonly RichRun[]) =>
    runs.map((run) => ({ ...run, text: change(run.text) })).filter(({ text }) => text !== "");
  return {
    blocks: blocks.map(({ kind, runs, items }) => ({
      kind,
      ...(runs ? { runs: changed(runs) } : {}),
      ...(items ? { items: items.map(changed) } : {}),
    })),
  };
}

const plainRun = ({ text, link }: RichRun) => (link && link !== text ? `${text} (${link.replace(/^mailto:/, "")})` : text);
const plainRuns = (runs: readonly RichRun[]) => runs.map(plainRun).join("");

/** The document for readers without formatting: blocks with an empty line between two, links after their texts. */
export function plainRichText({ blocks }: RichText): string {
  return blocks
    .map(({ kind, runs = [], items = [] }) => {
      if (kind === "bullets") return items.map((item) => `- ${plainRuns(item)}`).join("\n");
      if (kind === "numbers") return items.map((item, at) => `${at + 1}. ${plainRuns(item)}`).join("\n");
      return plainRuns(runs);
    })
    .filter((text) => text.trim() !== "")
    .join("\n\n");
}

/** Plain text as a document: an empty line ends a paragraph. */
export function toRichText(text: string): RichText {
  const paragraphs = text.replaceAll("\r\n", "\n").split(/\n{2,}/);
  return {
    blocks: paragraphs.filter((one) => one.trim() !== "").map((one) => ({ kind: "paragraph", runs: [{ text: one }] })),
  };
}
