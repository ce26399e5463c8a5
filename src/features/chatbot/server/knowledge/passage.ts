import type { Topic } from "../../shared/chatbot";

/** Something that the asking member may read. */
export interface Passage {
  readonly topic: Topic;
  readonly title: string;
  /** Plain text, as it is stored but for addresses, which are left out. */
  readonly text: string;
  /** Where it stands, below the community's address. */
  readonly path: string;
  /** What people call it, beside its title; never shown. */
  readonly words: string;
}

/** How an answer names where it stands. */
export const sourceOf = ({ title, path }: Passage) => ({ title, path });

const LONGEST = 700;

/**
 * Addresses with a scheme, those that begin with www, and bare ones of common domains. An answer leads to where its text
 * stands and nowhere else, whoever wrote the text.
 */
const ADDRESS =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|(?:javascript|data|mailto|tel):)\S+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|app|dev|me|co|es|fr|it|nl|pt|eu|uk|de|be|ru|cn|xyz|top|shop|online|site|link|click)\b(?:[/?#]\S*)?/giu;
const TAGS = /<[^<>]{0,500}>/gu;

/** A stored text without addresses and markup. */
export function plainOf(text: string): string {
  return text
    .replace(TAGS, " ")
    .replace(ADDRESS, "…")
    .replace(/[^\S\n]+/gu, " ")
    .trim();
}

/** Whether a text leads somewhere. */
export function hasAddress(text: string): boolean {
  return text.replace(ADDRESS, "") !== text;
}

/** Pieces of a paragraph that is too long, cut after sentences where there are any. */
function cut(paragraph: string): readonly string[] {
  if (paragraph.length <= LONGEST) return [paragraph];
  const end = paragraph.slice(0, LONGEST).search(/[.!?…]\s(?!.*[.!?…]\s)/su);
  const at = end > LONGEST / 3 ? end + 1 : LONGEST;
  return [paragraph.slice(0, at).trim(), ...cut(paragraph.slice(at).trim())];
}

/** A stored text in pieces that can be quoted: its paragraphs, short ones joined. */
export function splitText(stored: string | null): readonly string[] {
  const pieces: string[] = [];
  for (const paragraph of plainOf(stored ?? "").split(/\n\s*\n/u)) {
    for (const piece of cut(paragraph.trim()).filter(Boolean)) {
      const last = pieces.at(-1);
      if (last !== undefined && last.length + piece.length < LONGEST / 3) pieces[pieces.length - 1] = `${last}\n\n${piece}`;
      else pieces.push(piece);
    }
  }
  return pieces;
}
