import { sql } from "../../../../server/kit";
import { folded } from "../../shared/folded";
import type { Reader } from "../conversation/openReader";
import { visibleComments } from "../conversation/view";
import { filtered } from "./filter";

const MOST_EXCERPTS = 100;
/** Characters on either side of the word. */
const AROUND = 60;

function excerptOf(text: string, word: string): string {
  const at = Math.max(folded(text).indexOf(folded(word)), 0);
  const [from, to] = [Math.max(at - AROUND, 0), Math.min(at + word.length + AROUND, text.length)];
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

/** How often texts say a word, whatever its case and accents. */
const timesSaid = (word: string) =>
  sql<number>`coalesce(sum((length(comment.search_text) - length(replace(comment.search_text, search_key(${word}), '')))
    / length(search_key(${word}))), 0)`;

/** How often a word was used in a conversation, and where, the newest first. */
export async function searchWord({ db, view }: Reader, word: string) {
  const found = filtered(visibleComments(db, view), { word });
  const [{ count }, rows] = await Promise.all([
    found.select(timesSaid(word).as("count")).executeTakeFirstOrThrow(),
    found.select(["comment.id", "comment.text"]).orderBy("comment.seq", "desc").limit(MOST_EXCERPTS).execute(),
  ]);
  return {
    word,
    count: Number(count),
    excerpts: rows.map(({ id, text }) => ({ commentId: id, text: excerptOf(text, word) })),
  };
}
