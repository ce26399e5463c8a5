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

/** Fewer stop words, as "Who is it?", ask for nothing that can be found. */
const FEWEST_BARE = 4;

interface Search {
  readonly asker: Pick<Asker, "db" | "language" | "text">;
  readonly conversation: string;
  readonly question: string;
  readonly passages: readonly Passage[];
}

interface Stemmed {
  readonly asker: Pick<Asker, "db" | "language">;
  readonly conversation: string;
  readonly texts: readonly string[];
}

/** The stems of the texts' words, in the community's language and the member's; none of stop words. */
export async function stemsIn(
  { asker, conversation, texts }: Stemmed,
  { stemmer, tools }: Pick<ChatbotServices, "stemmer" | "tools">,
) {
  const { db } = asker;
  const languages: readonly Language[] = [...new Set([asker.language, await tools().language(db)])];
  const words = texts.flatMap((text) => wordsOf(text));
  const stems = await Promise.all(languages.map((language) => stemmer({ db, conversation, language }, words)));
  return (word: string) => (stems[0]?.get(word) ? stems.flatMap((known) => known.get(word) ?? []) : []);
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
  const [known, other] = stems;
  // Some questions are made of nothing but stop words, as "Wat moet ik nog doen?": these are looked for as they are.
  const isBare = asked.length >= FEWEST_BARE && asked.every((word) => !known?.get(word));
  const stemsOf = (word: string) => {
    const found = [...new Set(stems.flatMap((stem) => stem.get(word) ?? []))];
    return isBare ? [word, ...found] : found;
  };
  const fillers = new Set(wordsOf(text("chatbot.fillers")));
  const own = new Set(wordsOf(text("chatbot.own")));
  const isOwn = asked.some((word) => own.has(word));
  // What means nothing in the member's language would look like a rare word of the other one.
  const terms = asked
    .filter((word) => isBare || known?.get(word))
    .map((word): Term => ({ stems: stemsOf(word), isFiller: fillers.has(word) || other?.get(word) === null }));
  const texts = written.map(({ title, text: body }, index) => ({
    title: title.flatMap(stemsOf),
    text: body.flatMap(stemsOf),
    isPreferred: isOwn && STATE_TOPICS.has(passages[index]?.topic ?? "ACTIVITY"),
  }));
  return rankPassages(texts, terms).flatMap(({ index, ...rank }) => {
    const passage = passages[index];
    return passage ? [{ passage, ...rank }] : [];
  });
}
