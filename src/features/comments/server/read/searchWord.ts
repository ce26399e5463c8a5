import type { Reader } from "../conversation/openReader";
import { visibleComments } from "../conversation/view";
import { filtered } from "./filter";

const MOST_EXCERPTS = 100;
/** Characters on either side of the word. */
const AROUND = 60;

/** How often a text says a word, whatever its case. */
function countIn(text: string, word: string): number {
  return text.toLowerCase().split(word.toLowerCase()).length - 1;
}

function excerptOf(text: string, word: string): string {
  const at = Math.max(text.toLowerCase().indexOf(word.toLowerCase()), 0);
  const [from, to] = [Math.max(at - AROUND, 0), Math.min(at + word.length + AROUND, text.length)];
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

/** How often a word was used in a conversation, and where, the newest first. */
export async function searchWord({ db, view }: Reader, word: string) {
  const rows = await filtered(visibleComments(db, view), { word })
    .select(["comment.id", "comment.text"])
    .orderBy("comment.seq", "desc")
    .execute();
  return {
    word,
    count: rows.reduce((sum, { text }) => sum + countIn(text, word), 0),
    excerpts: rows.slice(0, MOST_EXCERPTS).map(({ id, text }) => ({ commentId: id, text: excerptOf(text, word) })),
  };
}
