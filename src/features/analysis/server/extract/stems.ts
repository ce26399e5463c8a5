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

const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
const CHUNK = 5_000;

/** Letters alone, which says nothing: "y", "q". */
const SHORTEST = 3;

export interface StemmedTexts {
  /** The stems of each text, in order, repeated ones too; stop words and numbers are left out. */
  readonly texts: readonly (readonly string[])[];
  /** The form of a stem that is written most often, e.g. `autobuses` for `autobus`. */
  readonly formOf: (stem: string) => string;
  /** The stem of a lower-case word of the texts; undefined for stop words. */
  readonly stemOf: (word: string) => string | undefined;
}

interface Stemming {
  readonly db: SpaceDb;
  readonly activityId: string;
  readonly language: Language;
}

/** A query of a space has a table: the activity whose texts they are. */
async function readStems({ db, activityId, language }: Stemming, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const stems = new Map<string, string>();
  const dictionary = DICTIONARIES[language];
  for (let start = 0; start < words.length; start += CHUNK) {
    const chunk = words.slice(start, start + CHUNK);
    const rows = await db
      .selectFrom("activity")
      .select([
        sql<string>`unnest(${chunk}::text[])`.as("word"),
        sql<string | null>`unnest(array(
          select (ts_lexize(${dictionary}::text::regdictionary, one.word))[1]
          from unnest(${chunk}::text[]) with ordinality as one(word, place) order by one.place))`.as("stem"),
      ])
      .where("id", "=", activityId)
      .execute();
    for (const { word, stem } of rows) if (stem !== null) stems.set(word, stem);
  }
  return stems;
}

/** The words of texts as the database's stemmer knows them. */
export async function stemTexts(of: Stemming, texts: readonly string[]): Promise<StemmedTexts> {
  const words = texts.map((text) => (text.toLowerCase().match(WORD) ?? []).filter((word) => word.length >= SHORTEST));
  const counts = new Map<string, number>();
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const stems = await readStems(of, [...counts.keys()]);
  const forms = new Map<string, string>();
  for (const [word, stem] of stems) if ((counts.get(word) ?? 0) > (counts.get(forms.get(stem) ?? "") ?? 0)) forms.set(stem, word);
  return {
    texts: words.map((own) => own.flatMap((word) => stems.get(word) ?? [])),
    formOf: (stem) => forms.get(stem) ?? stem,
    stemOf: (word) => stems.get(word),
  };
}
