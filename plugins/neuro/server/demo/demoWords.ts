import type { WordSet } from "../../shared/neuroTest";

/** The words that the demo's people were asked, by set. */
export const DEMO_WORDS: Readonly<Record<WordSet, readonly string[]>> = {
  BASELINE: ["snowIsWhite", "fireIsCold", "weekHasSevenDays", "catsFly", "waterIsWet", "ironFloats"],
  POSITIVE: ["useful", "modern", "trustworthy", "friendly", "clear", "attractive"],
  NEGATIVE: ["boring", "confusing", "cold", "exaggerated"],
  REJECTION: ["annoying", "unbelievable", "notForMe"],
};

/** Of the facts: those that are so. */
export const TRUE_FACTS: readonly string[] = ["snowIsWhite", "weekHasSevenDays", "waterIsWet"];
