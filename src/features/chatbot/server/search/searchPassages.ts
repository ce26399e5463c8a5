import type { Language } from "../../../../shared/languages";
import { STATE_TOPICS } from "../../shared/chatbot";
import type { Passage } from "../knowledge/passage";
import type { Asker, ChatbotServices } from "../services";
import { wordsOf } from "./createStemmer";
import { type Rank, rankPassages, type Term } from "./rankPassages";

/** A passage that fits a question. */
export interface Match extends Pick<Rank, "score" | "coverage"> {
  readonly passage: Passage;
}

interface Search {
  readonly asker: Pick<Asker, "db" | "language" | "text">;
  readonly conversation: string;
  readonly question: string;
  readonly passages: readonly Passage[];
}

/**
 * Passages by how well they fit the question. Stored texts are in the community's language, what the server writes and
 * people's words for it in the member's: a word is looked for in both.
 */
export async function searchPassages(
  { asker, conversation, question, passages }: Search,
  { stemmer, tools }: Pick<ChatbotServices, "stemmer" | "tools">,
): Promise<readonly Match[]> {
  const { db, text } = asker;
  const languages: readonly Language[] = [...new Set([asker.language, await tools().language(db)])];
  const asked = [...new Set(wordsOf(question))];
  const written = passages.map(({ title, text: body, words }) => ({ title: wordsOf(`${title} ${words}`), text: wordsOf(body) }));
  const all = [...asked, ...written.flatMap(({ title, text: body }) => [...title, ...body])];
  const stems = await Promise.all(languages.map((language) => stemmer({ db, conversation, language }, all)));
  const stemsOf = (word: string) => [...new Set(stems.flatMap((known) => known.get(word) ?? []))];
  const fillers = new Set(wordsOf(text("chatbot.fillers")));
  const terms = asked
    .map((word): Term => ({ stems: stemsOf(word), isFiller: fillers.has(word) }))
    .filter((term) => term.stems.length > 0);
  const texts = written.map(({ title, text: body }, index) => ({
    title: title.flatMap(stemsOf),
    text: body.flatMap(stemsOf),
    isPreferred: STATE_TOPICS.has(passages[index]?.topic ?? "ACTIVITY"),
  }));
  return rankPassages(texts, terms).flatMap(({ index, ...rank }) => {
    const passage = passages[index];
    return passage ? [{ passage, ...rank }] : [];
  });
}
