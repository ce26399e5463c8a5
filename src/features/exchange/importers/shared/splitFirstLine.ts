import type { LocalizedText } from "../../../../shared/languages";

/** Text displays have no title of their own: their first line becomes it and the rest stays the text. */
export function splitFirstLine(whole: LocalizedText): { title: LocalizedText; text?: LocalizedText } {
  const parts = Object.entries(whole).map(([language, text]) => {
    const [head = "", ...rest] = text.split("\n");
    return { language, head, body: rest.join("\n").trim() };
  });
  const title = Object.fromEntries(parts.map(({ language, head }) => [language, head]));
  const bodies = parts.filter(({ body }) => body !== "").map(({ language, body }) => [language, body]);
  return bodies.length > 0 ? { title, text: Object.fromEntries(bodies) } : { title };
}
