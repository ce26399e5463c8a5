/** A piece of plain text, or an address in it. */
export interface LinkPart {
  readonly text: string;
  /** Where it is an address of the web. */
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** What ends a sentence ends no address. */
const TRAILING = /[.,;:!?)\]»”]+$/;

/** Text with its addresses apart. */
export function linkParts(text: string): readonly LinkPart[] {
  const parts: LinkPart[] = [];
  let last = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = found.replace(TRAILING, "");
    if (!URL.canParse(href)) continue;
    if (index > last) parts.push({ text: text.slice(last, index) });
    parts.push({ text: href, href });
    last = index + href.length;
  }
  if (last < text.length) parts.push({ text: text.slice(last) });
  return parts;
}
