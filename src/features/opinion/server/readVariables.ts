import type { ActivityType, SpaceDb } from "../../../server/kit";
import type { Variable } from "../../../survey/questionType";
import { countWords } from "../shared/countWords";
import { opinionsOf } from "./opinions";
import { wordFor } from "./words";

const variablesIn = (language: string): readonly Variable[] => [
  { name: "opinion", label: wordFor("text", language), measure: "text" },
  { name: "opinion_words", label: wordFor("words", language), measure: "scale" },
  {
    name: "opinion_changed",
    label: wordFor("changed", language),
    measure: "nominal",
    codes: { 0: wordFor("no", language), 1: wordFor("yes", language) },
  },
];

/** Each member's first opinion: what follows it, somebody writes who may have read the others. */
function readFirst(db: SpaceDb, activityId: string) {
  return opinionsOf(db, activityId)
    .select(["member", "text", "isEditedAfterSeeing"])
    .distinctOn("member")
    .where("status", "=", "PUBLISHED")
    .orderBy("member")
    .orderBy("seq")
    .execute();
}

/** The first opinion's words, how many they are, and whether they were changed once others had been read. */
export const readVariables: NonNullable<ActivityType["variables"]> = async ({ db, activityId, language }) => {
  const values = new Map<string, Readonly<Record<string, string | number>>>();
  for (const { member, text, isEditedAfterSeeing } of await readFirst(db, activityId))
    if (member)
      values.set(member, {
        opinion: text,
        opinion_words: countWords(text),
        opinion_changed: isEditedAfterSeeing ? 1 : 0,
      });
  return { variables: variablesIn(language), values };
};
