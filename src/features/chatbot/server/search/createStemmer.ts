import { type SpaceDb, sql } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";

/** The database's Snowball dictionaries, which leave out the language's stop words. */
const DICTIONARIES: Readonly<Record<Language, string>> = {
  es: "spanish_stem",
  en: "english_stem",
  fr: "french_stem",
  nl: "dutch_stem",
  it: "italian_stem",
  pt: "portuguese_stem",
};

const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}/gu;
/** Stems that are kept of a language: more than the words of a community's texts. */
const MOST_KEPT = 20_000;

/** The words of a text without accents, as people type them on a phone. */
export function wordsOf(text: string): readonly string[] {
  return text.normalize("NFD").replace(MARKS, "").toLowerCase().match(WORD) ?? [];
}

/**
 * Learns the stems of words; a query of a space has a table, here the conversation.
 * @returns by word; null for stop words
 */
export type Stemmer = (
  of: { readonly db: SpaceDb; readonly conversation: string; readonly language: Language },
  words: readonly string[],
) => Promise<ReadonlyMap<string, string | null>>;

/** A stemmer that asks the database once for each word. */
export function createStemmer(): Stemmer {
  const known = new Map<Language, Map<string, string | null>>();
  return async ({ db, conversation, language }, words) => {
    const kept = known.get(language) ?? new Map<string, string | null>();
    if (kept.size > MOST_KEPT) kept.clear();
    known.set(language, kept);
    const asked = [...new Set(words)].filter((word) => !kept.has(word));
    if (asked.length > 0) {
      const rows = await db
        .selectFrom("chatbotConversation")
        .select([
          sql<string>`unnest(${asked}::text[])`.as("word"),
          sql<string | null>`unnest(array(
            select (ts_lexize(${DICTIONARIES[language]}::text::regdictionary, one.word))[1]
            from unnest(${asked}::text[]) with ordinality as one(word, place) order by one.place))`.as("stem"),
        ])
        .where("id", "=", conversation)
        .execute();
      for (const { word, stem } of rows) kept.set(word, stem);
    }
    return new Map(words.map((word) => [word, kept.get(word) ?? null]));
  };
}
