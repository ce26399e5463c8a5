import { decodeEntities } from "./decodeEntities";

// A tag's inside never holds another `<`: with `[^>]*` each of a thousand tags that nothing closes would read on to the end.
const INSIDE = "[^<>]*";
const BLOCKS = "p|div|li|ul|ol|tr|table|tbody|thead|h[1-6]|section|article|header|footer|blockquote|pre|dl|dt|dd|fieldset|figure";
const UNSEEN = new RegExp(`<(script|style|head|template)\\b${INSIDE}>[\\s\\S]*?(?:</\\1\\s*>|$)`, "gi");
const MEDIA = new RegExp(
  `<(?:img|video|audio|source|iframe|embed|object)\\b${INSIDE}?\\s(?:src|data)\\s*=\\s*["']?([^"'\\s>]+)`,
  "gi",
);
const ITEM = new RegExp(`<li\\b${INSIDE}>`, "gi");
const LINK = new RegExp(`<a\\s(${INSIDE})>([^<]*)</a\\s*>`, "gi");
const ADDRESS = /(?:^|\s)href\s{0,9}=\s{0,9}["']?((?:https?:|mailto:|tel:)[^"'\s]*)/i;
const LONGEST_ADDRESS = 2_000;
const BLOCK = new RegExp(`</?(?:${BLOCKS})\\b${INSIDE}>`, "gi");
const TAG = new RegExp(`</?[a-z]${INSIDE}>`, "gi");

/** What remains of a rich text once it is plain. */
export interface PlainText {
  readonly text: string;
  /** Addresses of images and players that a plain text can't show. */
  readonly media: readonly string[];
}

/** Readable plain text of HTML: entities decoded, block ends as line breaks, addresses behind links, scripts and comments dropped. */
export function plainText(html: string): PlainText {
  if (!/[<&]/.test(html)) return { text: tidy(html), media: [] };
  const visible = html.replace(/<!--[\s\S]*?(?:-->|$)/g, "").replace(UNSEEN, "");
  const media = [...visible.matchAll(MEDIA)].map((match) => decodeEntities(match[1] ?? ""));
  const text = (looksLikeHtml(visible) ? visible.replace(/\s+/g, " ") : visible)
    .replace(/<\/?br\s*\/?>/gi, "\n")
    .replace(ITEM, "\n- ")
    .replace(LINK, withAddress)
    // Cells of a row stay apart.
    .replace(/<\/(?:td|th)\s*>\s*(?=<t[dh]\b)/gi, " | ")
    .replace(/<\/(?:td|th)\s*>/gi, " ")
    .replace(BLOCK, "\n")
    .replace(TAG, "");
  return { text: tidy(decodeEntities(text)), media };
}

/** Where a link leads stands behind it, unless it is what the link says. */
function withAddress(_link: string, attributes: string, said: string): string {
  const address = ADDRESS.exec(attributes.slice(0, LONGEST_ADDRESS))?.[1];
  if (!address) return said;
  const target = decodeEntities(address).replace(/^(?:mailto|tel):/i, "");
  return said.includes(target) || target.includes(said.trim()) ? target : `${said} (${target})`;
}

/** Line breaks of a source with markup are blanks; those of a plain text are meant. */
function looksLikeHtml(text: string): boolean {
  return text.search(TAG) >= 0;
}

function tidy(text: string): string {
  return (
    text
      .replaceAll("\u0000", "")
      // Neither a database nor a file can hold half a character.
      .replace(/\p{Surrogate}/gu, "\ufffd")
      .replace(/\r\n?/g, "\n")
      .replace(/[^\S\n]+/g, " ")
      .replace(/ *\n */g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  );
}
