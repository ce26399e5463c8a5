import type { ActivityType } from "../../../server/kit";
import { countWords } from "../shared/countWords";
import { countedAnswersIn } from "./answers";
import { readParts } from "./readTask";

const WORDS: Readonly<Record<string, string>> = {
  es: "palabras",
  en: "words",
  fr: "mots",
  nl: "woorden",
  it: "parole",
  pt: "palavras",
};

/** For each part how many words a member wrote; who didn't answer it has none. */
export const readVariables: NonNullable<ActivityType["variables"]> = async ({ db, activityId, language }) => {
  const parts = await readParts(db, activityId);
  const nameOf = new Map(parts.map(({ id }, index) => [id, `part${index + 1}_words`]));
  const rows = await countedAnswersIn(db, [activityId]).select(["comment.member", "comment.text", "taskPart.topic"]).execute();
  const values = new Map<string, Record<string, number>>();
  for (const { member, text, topic } of rows) {
    const name = nameOf.get(topic);
    if (!member || !name) continue;
    values.set(member, { ...values.get(member), [name]: countWords(text) });
  }
  const unit = WORDS[language.slice(0, 2)] ?? WORDS.en;
  const variables = parts.map(({ id, title }) => ({
    name: nameOf.get(id) ?? id,
    label: `${title} (${unit})`,
    measure: "scale" as const,
  }));
  return { variables, values };
};
