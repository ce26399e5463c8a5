import type { SpaceDb } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";
import { type Assignment, clusterTexts } from "./clusterTexts";
import { stemTexts } from "./stems";
import { topicTitle } from "./topicTitle";
import { topicWords } from "./topicWords";
import { vectorsOf } from "./vectors";

interface Grouped {
  /** Of each text. */
  readonly assignments: readonly Assignment[];
  /** Words of each cluster. */
  readonly words: readonly (readonly string[])[];
  /** What each cluster may be called. */
  readonly titles: readonly string[];
}

/** Texts by what they are about, without a language model: the database's stemmer, TF-IDF and k-means. */
export async function groupTexts(
  of: { readonly db: SpaceDb; readonly activityId: string; readonly language: Language },
  texts: readonly string[],
): Promise<Grouped> {
  const stemmed = await stemTexts(of, texts);
  const assignments = clusterTexts(vectorsOf(stemmed.texts));
  const words = topicWords(
    stemmed,
    assignments.map(({ cluster }) => cluster),
  );
  const titles = words.map((own, cluster) =>
    topicTitle(
      own,
      texts.filter((_, index) => assignments[index]?.cluster === cluster),
      stemmed.stemOf,
    ),
  );
  return { assignments, words, titles };
}
